import { describe, expect, it } from 'vitest';
import { readSample } from './read-sample.ts';
import { fence, shortly } from './samples-test-support.ts';

const version = { label: '11.x', folder: 'content/docs/v11', isLast: true };
const context = 'export const context = { harbour: 1 };\nexport type Context = typeof context;';
const file = 'content/docs/v11/fixtures/context.ts';
const fixtures = new Map([['context', { file, path: 'fixtures/context.ts', code: context }]]);

const read = (code: string, options?: Parameters<typeof fence>[1]) =>
  readSample({ block: fence(code, options), version, fixtures });
const problemsOf = (code: string) => read(code).problems;

describe('readSample', () => {
  it('knows where each line was written and where it is shown', () => {
    const { sample } = read(
      '// @filename: server.ts\nx;\n// @filename: client.ts\n// @include: context\n// ---cut---\n\na;\n// ^?',
    );
    expect(sample?.files.map(({ name }) => name)).toEqual(['server.ts', 'client.ts']);
    const lines = sample?.files[1]?.lines ?? [];
    expect(lines.map((it) => `${it.file.split('/').at(-1)}:${it.line}`)).toEqual([
      'context.ts:1',
      'context.ts:2',
      'made-up.mdx:15',
      'made-up.mdx:16',
      'made-up.mdx:17',
      'made-up.mdx:18',
    ]);
    expect(lines.map(({ shown }) => shown?.line)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      0,
      undefined,
    ]);
    expect(sample?.files[1]?.queries).toMatchObject([{ kind: 'type', line: 4, column: 3 }]);
  });

  it('has one id for the same code in two places', () => {
    const ids = ['a.mdx', 'b.mdx'].map((name) => read('const a = 1;', { file: name }).sample?.id);
    expect(ids[0]).toBe(ids[1]);
    expect(read('const a = 1;\n// ---cut---\na;').sample?.id).not.toBe(
      read('const a = 1;\n//\na;').sample?.id,
    );
  });

  it.each([
    ['// @noErrors\na;', '"@noErrors" is not a directive.', 'nocheck="reason"'],
    ['// @filenam: a.ts\na;', '"@filenam" is not a directive.', 'Did you mean "filename"?'],
    ['// @filename server.ts\na;', '"// @filename server.ts" says nothing.', 'server.ts'],
    ['// @errors: TS23x\na;', '"TS23x" is not an error number.', '// @errors: 2345 2322'],
    ['// @include: contxt\na;', 'There is no fixture "contxt".', 'Did you mean "context"?'],
    ['// --cut--\na;', '"--cut--" cuts nothing.', '// ---cut---'],
    ['// ^?\na;', 'The question has no code above it.', 'below the code'],
    ['a;\n// ^? string', '"string" comes after "^?".', 'the checker writes the answer'],
    ['a;\n// ---cut---', 'The sample shows nothing: all of its lines are hidden.', 'is hidden'],
    ['// @filename: ../a.ts\na;', '"../a.ts" is not a valid file name.', 'its own folder'],
    ['// @filename: a.ts\na;\n// @filename: a.ts\nb;', 'The sample has two files "a.ts".', 'name'],
  ])('reports %j', (code, message, hint) => {
    const problems = problemsOf(code);
    expect(problems.map((problem) => problem.message)).toEqual([message]);
    expect(problems[0]?.hint).toContain(hint);
  });

  it('leaves comments for readers alone', () => {
    expect(
      problemsOf('// @deprecated use tide\n// @trpc/server is there\n// cut the rope\na;'),
    ).toEqual([]);
  });

  it.each([
    ['a;\ndeclare module "x" {}', 'declare module', 12],
    ['/// <reference types="vite/client" />\na;', '/// <reference>', 11],
    ['// @filename: env.d.ts\ninterface A {}', 'env.d.ts', 12],
  ])('refuses what would change other samples: %j', (code, name, line) => {
    const { sample, problems } = read(code);
    expect(sample).toBeUndefined();
    expect(problems.map(shortly)).toEqual([
      `sample-ambient content/docs/v11/made-up.mdx:${line}:1 A sample may not have "${name}": it would change the types of all samples.`,
    ]);
    expect(problems[0]?.hint).toContain('Put it into a file of content/docs/v11/fixtures');
  });
});
