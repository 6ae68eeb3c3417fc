import { beforeAll, describe, expect, test } from 'vitest';
import { createTask } from './compile/compile-task.ts';
import { loadFolder } from './testing/load-test-site.ts';
import { smallSite } from './testing/small-site.ts';
import { writeSite } from './testing/write-site.ts';

/** Pages of the test site; `smallSite` is the whole site. */
export const page = 'content/docs/v1/start.mdx';

/** A change to a file of a correct site, and its result: one problem, at its place. */
export type Mistake = [
  name: string,
  file: string,
  text: string | [from: string, to: string],
  told: string,
];

export const frontMatter = (lines: string) => `---\n${lines}\n---\n\nText.\n`;

/** Makes each mistake in a copy of the small site. */
export function testMistakes(subject: string, mistakes: Mistake[]): void {
  let compile: Awaited<ReturnType<typeof createTask>>;
  beforeAll(async () => {
    compile = await createTask();
  });

  describe(`[V5] one mistake in ${subject}, one problem`, () => {
    test.each(mistakes)('%s', async (_, file, change, told) => {
      const before = smallSite[file] ?? '';
      const text = typeof change === 'string' ? change : before.replace(...change);
      expect(text).not.toBe(before);
      const root = await writeSite({ ...smallSite, [file]: text });
      const { problems } = await loadFolder(root, {
        compile: (input) => compile({ root, ...input }),
      });
      const described = problems.map(({ file: at, line, code, message, hint }) => {
        const place = [at, line].filter((part) => part !== undefined).join(':');
        return `${place} ${code} ${message} ${hint}`;
      });
      const [place = '', code = '', ...words] = told.split(' ');
      expect(described, described.join('\n')).toHaveLength(1);
      expect(described[0]).toContain(`${place} ${code} `);
      expect(described[0]).toContain(words.join(' '));
    });
  });
}
