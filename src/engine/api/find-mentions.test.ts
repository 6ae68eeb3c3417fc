import { expect, test } from 'vitest';
import type { ApiReference } from '#shared/api.ts';
import type { Doc } from '../docs/doc.ts';
import { compiled } from '../testing/stub-compile.ts';
import { findMentions } from './find-mentions.ts';

function reference(names: Record<string, string[]>): ApiReference {
  const entries = Object.entries(names).map(([name, exported]) => ({
    name,
    path: `/${name}`,
    isUnstable: false,
    exports: exported.map((it) => ({
      name: it,
      path: `/${name}/${it}`,
      kind: 'function' as const,
      summary: '',
      isDeprecated: false,
    })),
  }));
  return {
    packages: [{ name: 'p', description: '', entries }],
    symbols: entries.flatMap(({ exports }) =>
      exports.map((it) => ({ ...it, isUnstable: false })),
    ) as unknown as ApiReference['symbols'],
  };
}

function doc(id: string, codeNames: string[], code = ''): Doc {
  const block = { language: 'ts', meta: '', code, file: '', line: 1, column: 1 };
  const content = compiled({ codeNames, codeBlocks: [block] });
  return { id, title: id, path: `/docs/${id}`, compiled: content } as unknown as Doc;
}

const api = reference({ a: ['httpLink', 'lazy', 'useIt'], b: ['createIt'], c: ['createIt'] });
const namesIn = (page: Doc) => findMentions({ docs: [page], api }).namesOf(page) ?? {};

test('[D7] a name that can be nothing else leads to its page', () => {
  expect(namesIn(doc('page', ['httpLink', 'other']))).toEqual({ httpLink: '/a/httpLink' });
});

test('[D7] words, hooks and names of two packages need an import', () => {
  expect(namesIn(doc('page', ['lazy', 'useIt', 'createIt']))).toEqual({});
  const code = "import { lazy } from 'a';\nimport { type createIt as make } from 'c';";
  expect(namesIn(doc('page', ['lazy', 'createIt'], code))).toEqual({
    lazy: '/a/lazy',
    createIt: '/c/createIt',
  });
});

test('[D7] a symbol knows its guides, the one about it first', () => {
  const docs = [doc('other', [], "import { httpLink } from 'a';"), doc('httpLink', ['httpLink'])];
  expect(findMentions({ docs, api }).usedIn('/a/httpLink')).toEqual([
    { title: 'httpLink', href: '/docs/httpLink' },
    { title: 'other', href: '/docs/other' },
  ]);
});

test('[D7] an example is the short file that imports the symbol, of the guide most about it', () => {
  const code = [
    '// @filename: server.ts',
    'export const router = 1;',
    '// @filename: client.ts',
    "import { httpLink } from 'a';",
    '// ---cut---',
    '// @errors: 2345',
    'httpLink();',
  ].join('\n');
  const long = `import { httpLink } from 'a';\n${'httpLink();\n'.repeat(40)}`;
  const docs = [doc('other', [], code), doc('httpLink', ['httpLink'], long)];
  const { exampleOf } = findMentions({ docs, api });
  expect(exampleOf('/a/httpLink')).toEqual({
    title: 'other',
    href: '/docs/other',
    file: 'client.ts',
    code: "import { httpLink } from 'a';\nhttpLink();",
  });
  expect(exampleOf('/a/lazy')).toBeUndefined();
});
