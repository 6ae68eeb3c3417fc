import { createSentences } from '../support/random-words.ts';

const SEED = 22;
const PAGES_PER_SECTION = 20;

/** A page that every generator can show. */
export interface CorpusPage {
  /** `section-01/page-005`: its path below the folder of the docs. */
  id: string;
  title: string;
  description: string;
  /** Markdown below the title. `linkTo` writes the address of another page, given its id. */
  body: (linkTo: (id: string) => string) => string;
}

/** Pages that stand together in the sidebar. */
export interface CorpusSection {
  id: string;
  label: string;
  pages: CorpusPage[];
}

/**
 * Sections of 20 pages each: about 900 words, five samples, two lists, a table and links to two other pages. The same
 * number gives the same pages.
 */
export function createCorpus({ pages: count }: { pages: number }): CorpusSection[] {
  const sentence = createSentences(SEED);
  const sections: CorpusSection[] = [];
  for (let index = 0; index < count; index += 1) {
    const number = Math.floor(index / PAGES_PER_SECTION) + 1;
    sections[number - 1] ??= {
      id: sectionId(number),
      label: `Section ${pad(number, 2)}`,
      pages: [],
    };
    sections[number - 1]?.pages.push({
      id: pageId(index),
      title: `Page ${pad(index + 1, 3)}`,
      description: sentence(9),
      body: createBody({ index, count, sentence }),
    });
  }
  return sections;
}

function pageId(index: number): string {
  return `${sectionId(Math.floor(index / PAGES_PER_SECTION) + 1)}/page-${pad(index + 1, 3)}`;
}

function sectionId(number: number): string {
  return `section-${pad(number, 2)}`;
}

/** So that names sort like numbers, and none is the beginning of another. */
function pad(number: number, digits: number): string {
  return String(number).padStart(digits, '0');
}

function createBody(options: {
  index: number;
  count: number;
  sentence: (length: number) => string;
}): CorpusPage['body'] {
  const { index, count, sentence } = options;
  const intro = sentence(14);
  const parts = ['Purpose', 'Usage', 'Options', 'Errors', 'Notes'].map(
    (heading, part) => `## ${heading}

${Array.from({ length: 5 }, () => sentence(16)).join(' ')}

${part % 2 === 0 ? list(sentence) : ''}${sample(index, part)}

### ${heading} in detail

${part === 2 ? table(sentence) : ''}${Array.from({ length: 4 }, () => sentence(16)).join(' ')}`,
  );
  const next = pageId((index + 1) % count);
  const far = pageId((index * 7 + 3) % count);
  return (linkTo) =>
    `${intro} The [next page](${linkTo(next)}) and [another one](${linkTo(far)}) go on.

${parts.join('\n\n')}
`;
}

function list(sentence: (length: number) => string): string {
  const items = Array.from({ length: 4 }, (_, item) => `- **Item ${item + 1}**: ${sentence(7)}`);
  return `${items.join('\n')}\n\n`;
}

function table(sentence: (length: number) => string): string {
  const rows = Array.from(
    { length: 5 },
    (_, row) => `| \`option${row + 1}\` | \`string\` | ${sentence(6)} |`,
  );
  return `| Option | Type | Meaning |\n| --- | --- | --- |\n${rows.join('\n')}\n\n`;
}

function sample(index: number, part: number): string {
  return `\`\`\`ts
import { createThing } from './thing';

/** Answers call ${index}-${part}. */
export const thing${part} = createThing({ id: ${index}, name: 'part ${part}' });

export async function answer(input: { text: string }): Promise<string> {
  const result = await thing${part}.call(input);
  return result.ok ? \`\${result.value} in \${result.time} ms\` : 'nothing';
}
\`\`\``;
}
