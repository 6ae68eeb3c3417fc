import { expect, test } from 'vitest';
import type { CompiledMdx } from '#shared/content.ts';
import { compiled } from '../testing/stub-compile.ts';
import { createDevCompile, MIN_LARGE_PAGE_LENGTH } from './dev-compile.ts';

/** A compiler that finishes when the test says so; its result contains the first letter of the source. */
function heldCompile() {
  const waiting: { source: string; done: () => void }[] = [];
  const compile = ({ source }: { source: string }) =>
    new Promise<CompiledMdx>((resolve) => {
      const done = () => resolve({ ...compiled(), summary: source[0] ?? '' });
      waiting.push({ source, done });
    });
  return { waiting, compile };
}

const large = (letter: string) => letter.repeat(MIN_LARGE_PAGE_LENGTH);

test('[V5] while a large page is compiled its last state is shown, and the newest one comes after', async () => {
  const { waiting, compile } = heldCompile();
  let onCompiled = (_file: string) => {};
  const read = createDevCompile({ compile, onCompiled: (file) => onCompiled(file) });
  const summaryOf = async (source: string) => (await read({ file: 'a.mdx', source })).summary;

  const first = summaryOf(large('a'));
  waiting.shift()?.done();
  expect(await first).toBe('a');
  // Nothing waits for it, and intermediate states are not compiled.
  expect(await summaryOf(large('b'))).toBe('a');
  expect(await summaryOf(large('c'))).toBe('a');
  expect(await summaryOf(large('d'))).toBe('a');
  expect(waiting.map(({ source }) => source[0])).toEqual(['b']);
  const told = new Promise<string>((resolve) => {
    onCompiled = resolve;
  });
  waiting.shift()?.done();
  expect(await told).toBe('a.mdx');
  const last = summaryOf(large('d'));
  waiting.shift()?.done();
  expect(await last).toBe('d');
});

test('small pages, and large ones that are new, are waited for', async () => {
  const { waiting, compile } = heldCompile();
  const read = createDevCompile({ compile, onCompiled: () => {} });
  for (const source of ['a', 'b', large('c')]) {
    const file = source.length > 1 ? 'new.mdx' : 'a.mdx';
    const reading = read({ file, source });
    waiting.shift()?.done();
    expect((await reading).summary).toBe(source[0]);
  }
});

test('a large page that breaks the compiler is reported, and not tried again and again', async () => {
  const sources: string[] = [];
  const told = new Promise<string>((resolve) => {
    const read = createDevCompile({
      compile: async ({ source }) => {
        sources.push(source[0] ?? '');
        if (source.startsWith('a')) return compiled();
        await new Promise((later) => setTimeout(later, 300));
        throw new Error('It broke.');
      },
      onCompiled: () => {
        read({ file: 'a.mdx', source: large('b') }).catch(({ message }) => resolve(message));
      },
    });
    read({ file: 'a.mdx', source: large('a') }).then(() =>
      read({ file: 'a.mdx', source: large('b') }),
    );
  });
  expect(await told).toBe('It broke.');
  expect(sources).toEqual(['a', 'b']);
});
