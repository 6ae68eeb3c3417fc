import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '#shared/problem.ts';
import { type DecodedText, decodeText } from './decode-text.ts';
import { resolveConflicts } from './resolve-conflicts.ts';

/** The text of a file that people write, with what is wrong before anybody has parsed it. */
export function textOfBytes(input: { file: string; bytes: Uint8Array }): DecodedText {
  const decoded = decodeText(input);
  const { text, problems } = resolveConflicts({ file: input.file, text: decoded.text });
  return { text, problems: [...decoded.problems, ...problems] };
}

/**
 * Reads a file that people write.
 *
 * @param file relative to `root`
 * @returns no text where there is no such file; a file that cannot be opened is an empty one with a problem
 */
export async function readText({ root, file }: { root: string; file: string }): Promise<{
  text: string | undefined;
  problems: Problem[];
}> {
  try {
    // Hundreds of small files are read after each edit: without promises in a quarter of the time.
    return textOfBytes({ file, bytes: readFileSync(join(root, file)) });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return { text: undefined, problems: [] };
    return { text: '', problems: [unreadable(file, error)] };
  }
}

function unreadable(file: string, error: unknown): Problem {
  const { code } = error as NodeJS.ErrnoException;
  const reasons: Record<string, string> = {
    EACCES: 'you may not read it',
    EPERM: 'you may not read it',
    EISDIR: 'it is a folder',
    ELOOP: 'it is a link that leads back to itself',
  };
  const reason = reasons[code ?? ''] ?? (error instanceof Error ? error.message : String(error));
  return {
    code: 'file-unreadable',
    severity: 'error',
    message: `${file} cannot be opened: ${reason}.`,
    hint: 'Give it the permissions of the other files, or put a file of that name in its place.',
    file,
  };
}
