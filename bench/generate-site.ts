import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createSentences } from './support/random-words.ts';

const VERSIONS = 5;
const DOCS_PER_SIDEBAR = 100;
const DOCS_PER_CATEGORY = 20;
const SECTIONS = 5;
const SENTENCES_PER_SECTION = 10;
const SENTENCES = SECTIONS * SENTENCES_PER_SECTION;
/** Each version rewrites one sentence in this many. */
const SENTENCES_PER_CHANGE = 10;

/**
 * Writes a site of `pages` docs in five versions: about 800 words and five samples each, sidebars of 100 docs in
 * categories of 20, and links from every page to the next. Each version has the text of the one before, with one
 * sentence in ten rewritten. The same number gives the same site.
 */
export async function generateSite(options: { dir: string; pages: number }): Promise<void> {
  const { dir, pages } = options;
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), text);
  };
  await write('site.config.ts', CONFIG);
  await write('content/pages/pages.ts', PAGES);
  await write('content/pages/index.tsx', HOME);
  await write('content/docs/versions.ts', versionsText());
  const sentence = createSentences(pages);
  const docs = pages / VERSIONS;
  const texts = Array.from({ length: docs }, () =>
    Array.from({ length: SENTENCES }, () => sentence(16)),
  );
  for (let version = 1; version <= VERSIONS; version += 1) {
    const folder = `content/docs/v${version}`;
    for (const [index, sentences] of texts.entries()) {
      await write(`${folder}/${docId(index)}.mdx`, docText({ index, pages: docs, sentences }));
      for (let at = version; at < SENTENCES; at += SENTENCES_PER_CHANGE) {
        sentences[at] = sentence(16);
      }
    }
    await write(`${folder}/sidebar.ts`, sidebarText(docs));
  }
}

function versionsText(): string {
  const versions = Array.from({ length: VERSIONS }, (_, index) => {
    const number = VERSIONS - index;
    const path = index === 0 ? { path: '', isLast: true } : { path: `v${number}` };
    return { label: `${number}.x`, dir: `v${number}`, release: `${number}.0.0`, ...path };
  });
  return `export default ${JSON.stringify(versions, null, 2)};\n`;
}

function docId(index: number): string {
  const sidebar = Math.floor(index / DOCS_PER_SIDEBAR);
  const category = Math.floor((index % DOCS_PER_SIDEBAR) / DOCS_PER_CATEGORY);
  return `part-${sidebar}/group-${category}/page-${index}`;
}

function docText(options: { index: number; pages: number; sentences: string[] }): string {
  const { index, pages, sentences } = options;
  const sections = Array.from({ length: SECTIONS }, (_, section) => {
    const first = section * SENTENCES_PER_SECTION;
    const middle = first + SENTENCES_PER_SECTION / 2;
    return `## Section ${section + 1} of ${index}

${sentences.slice(first, middle).join(' ')}

\`\`\`ts title="part-${section}.ts"
import { createThing } from './thing';

/** Answers call ${index}-${section}. */
export const thing${section} = createThing({ id: ${index}, name: 'section ${section}' });

export async function answer(input: { text: string }): Promise<string> {
  const result = await thing${section}.call(input);
  return result.ok ? \`\${result.value} in \${result.time} ms\` : 'nothing';
}
\`\`\`

${sentences.slice(middle, first + SENTENCES_PER_SECTION).join(' ')}`;
  });
  const next = docId((index + 1) % pages).split('/');
  const link = `../../${next.join('/')}.mdx`;
  return `---
title: Page ${index}
description: What page ${index} of the generated site says about its part.
---

It says what page ${index} is for. The [next page](${link}) goes on.

${sections.join('\n\n')}
`;
}

function sidebarText(pages: number): string {
  const sidebars: Record<string, { type: string; label: string; items: string[] }[]> = {};
  for (let index = 0; index < pages; index += 1) {
    const [part = '', group = ''] = docId(index).split('/');
    sidebars[part] ??= [];
    let category = sidebars[part].find(({ label }) => label === group);
    if (!category) {
      category = { type: 'category', label: group, items: [] };
      sidebars[part].push(category);
    }
    category.items.push(docId(index));
  }
  return `export default ${JSON.stringify(sidebars, null, 2)};\n`;
}

const CONFIG = `export default {
  title: 'Generated',
  tagline: 'A site as large as needed.',
  url: 'https://generated.example',
  repository: 'https://github.com/example/generated',
  navbar: { title: 'Generated', items: [{ type: 'docSidebar', sidebarId: 'part-0', label: 'Docs' }] },
  // They have no release to be compiled against.
  checks: { samples: 'ignore' },
  docs: { editUrl: 'https://github.com/example/generated/edit/main' },
};
`;

const PAGES = `export default {
  '/': { title: 'Generated', description: 'A site as large as needed.' },
};
`;

const HOME = `export default function HomePage() {
  return <h1>Generated</h1>;
}
`;
