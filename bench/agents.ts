import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import MiniSearch from 'minisearch';
import { stemmer } from 'stemmer';
import { glob } from 'tinyglobby';
import { estimateTokens } from '#engine/twins/estimate-tokens.ts';
import { createStaticSearch } from '#shared/search/static-search.ts';
import { type AgentQuestion, readAgentQuestions } from '../tests/support/agent-questions.ts';
import {
  mainText,
  type Passage,
  passagesOfHtml,
  passagesOfTwin,
} from '../tests/support/passages.ts';
import { readSiteSearch } from '../tests/support/site-search.ts';
import type { BenchOptions } from './run.ts';
import { oneIn } from './support/one-in.ts';
import { buildRealSite } from './support/open-site.ts';
import { median, printTable } from './support/print-table.ts';

/** Number of passages given to a model with the question. */
const SHOWN = 3;

/** Lucene's English stop words. */
const STOP_WORDS = new Set(
  'a an and are as at be but by for if in into is it no not of on or such that the their then there these they this to was will with'.split(
    ' ',
  ),
);

/** How words become terms. Both are standard: neither was chosen or changed for these questions. */
const analyzers = {
  plain: (word: string) => word.toLowerCase(),
  /** Like Lucene's English analyzer: stop words removed, the rest stemmed with Porter's rules. */
  English: (word: string) => {
    const lower = word.toLowerCase();
    return STOP_WORDS.has(lower) ? false : stemmer(lower);
  },
};

/** A page in the forms that both kinds of readers get. */
interface Page {
  path: string;
  twin: string;
  html: string;
}

/**
 * Answers sixty questions by retrieval alone (see `readAgentQuestions` for their origin): MiniSearch's BM25 with
 * default settings, over the same pages in three forms. The passages of twins are their sections; the text of HTML is
 * cut into passages with the average length of guide sections.
 */
export async function run({ smoke }: BenchOptions): Promise<void> {
  const every = await readPages(await buildRealSite({ smoke }));
  const pages = smoke ? oneIn(20, every) : every;
  const questions = await readAgentQuestions();
  const twins = pages.flatMap(passagesOfTwin);
  const lengths = twins.filter(isOfGuide).map(({ text }) => text.length);
  const size = Math.round(lengths.reduce((sum, length) => sum + length, 0) / lengths.length);
  const ofHtml = (within: 'body' | 'main') =>
    pages.flatMap((page) => passagesOfHtml({ ...page, size, within }));
  printTable({
    head: ['source', 'words', 'passages', 'right first', 'in three', 'tokens of three'],
    rows: [
      ...rowsOf('Markdown', twins, questions),
      ...rowsOf('text of the HTML', ofHtml('body'), questions),
      ...rowsOf('… of its main part', ofHtml('main'), questions),
      await rowOfSearch(twins, questions),
    ],
  });
  console.log();
  printPages(pages);
}

/** The pages of the latest version: guides and reference. */
async function readPages(dir: string): Promise<Page[]> {
  const versionOf = (twin: string) => /^version: (.+)$/m.exec(twin)?.[1];
  const latest = versionOf(await readFile(join(dir, 'docs.md'), 'utf8'));
  const files = await glob('docs{.md,/**/*.md}', { cwd: dir });
  const read = files.sort().map(async (file): Promise<Page[]> => {
    const path = file.replace(/\.md$/, '');
    const twin = await readFile(join(dir, file), 'utf8');
    if (versionOf(twin) !== latest) return [];
    const html = await readFile(join(dir, path, 'index.html'), 'utf8');
    return [{ path: `/${path}`, twin, html }];
  });
  return (await Promise.all(read)).flat();
}

function rowsOf(
  name: string,
  passages: Passage[],
  questions: AgentQuestion[],
): (string | number)[][] {
  return Object.entries(analyzers).map(([words, processTerm]) => {
    const search = new MiniSearch<Passage & { id: number }>({ fields: ['text'], processTerm });
    search.addAll(passages.map((passage, id) => ({ ...passage, id })));
    const answers = questions.map((question) => {
      const found = search.search(question.q).slice(0, SHOWN);
      return judge(
        found.flatMap(({ id }) => passages[id] ?? []),
        question,
      );
    });
    return [name, words, passages.length, ...summarize(answers)];
  });
}

/** The site's own search, which the assistant server uses: it returns sections, which are read from the twins. */
async function rowOfSearch(
  twins: Passage[],
  questions: AgentQuestion[],
): Promise<(string | number)[]> {
  const site = await readSiteSearch();
  const { search } = createStaticSearch({ ...site, messages: 'Errors' });
  const sections = new Map(
    twins.flatMap((twin) =>
      [...twin.sections].map((id): [string, Passage] => [`${twin.path}#${id}`, twin]),
    ),
  );
  const answers: Answer[] = [];
  for (const question of questions) {
    const { hits } = await search({ query: question.q, files: site.latest, page: 0 });
    const found = hits.flatMap(({ href }) => {
      return sections.get(href.includes('#') ? href : `${href}#`) ?? [];
    });
    answers.push(judge(found.slice(0, SHOWN), question));
  }
  return ['search_docs', 'its own', twins.length, ...summarize(answers)];
}

interface Answer {
  /** Index of the first correct passage; -1 if there is none. */
  rank: number;
  tokens: number;
}

function judge(shown: Passage[], question: AgentQuestion): Answer {
  return {
    rank: shown.findIndex((passage) => isRight(passage, question)),
    tokens: shown.reduce((sum, { tokens }) => sum + tokens, 0),
  };
}

/** Share of questions with a correct passage in first place, and among those shown; tokens of a question's passages. */
function summarize(answers: Answer[]): (string | number)[] {
  const share = (isGood: (rank: number) => boolean) =>
    (answers.filter(({ rank }) => isGood(rank)).length / answers.length).toFixed(2);
  const tokens = answers.reduce((sum, answer) => sum + answer.tokens, 0) / answers.length;
  return [share((rank) => rank === 0), share((rank) => rank >= 0), Math.round(tokens)];
}

function isRight({ path, sections }: Passage, { answers }: AgentQuestion): boolean {
  return answers.some((answer) => {
    const [page, section = ''] = answer.split('#');
    return page === path && sections.has(section);
  });
}

function isOfGuide({ path }: { path: string }): boolean {
  return !path.startsWith('/docs/typedoc');
}

/** The cost for a program that reads a whole page. */
function printPages(pages: Page[]): void {
  const guides = pages.filter(isOfGuide);
  const middle = (read: (page: Page) => string) =>
    Math.round(median(guides.map((page) => estimateTokens(read(page)))));
  printTable({
    head: ['a guide, in the middle', 'tokens'],
    rows: [
      ['Markdown', middle(({ twin }) => twin)],
      ['text of the HTML’s main part', middle(({ html }) => mainText(html))],
      ['HTML', middle(({ html }) => html)],
    ],
  });
}
