import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '#engine/project-root.ts';

/** A question in the words of a library user. */
export interface AgentQuestion {
  q: string;
  /** Sections that answer it: `/docs/server/context#cookies`; without `#`, the part before the page's first section. */
  answers: string[];
}

/**
 * Sixty questions about the latest version. They were written from questions that developers ask, and their sections
 * were judged by reading, before any retrieval was run on them; nothing has been tuned to them since.
 */
export async function readAgentQuestions(): Promise<AgentQuestion[]> {
  const text = await readFile(join(projectRoot, 'tests/data/agent-questions.jsonl'), 'utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line): AgentQuestion => JSON.parse(line));
}
