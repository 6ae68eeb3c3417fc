import { readFile } from 'node:fs/promises';
import { glob } from 'tinyglobby';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { ZodType } from 'zod';
import { projectRoot } from '#engine/project-root.ts';
import { siteConfigSchema } from '#schema/site-config.ts';

const { colorMode, blog, search, bundles } = siteConfigSchema.shape;

/** Schemas of single fields, which no other module imports. */
const ofFields: Record<string, ZodType> = {
  colorModeSchema: colorMode,
  blogSchema: blog,
  searchSchema: search,
  bundleSchema: bundles.unwrap().element,
};

/** A schema as exported, with its own comment. */
const declaration = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?(export )?const (\w+Schema)\b/g;

interface Documented {
  name: string;
  schema: ZodType | undefined;
  isExported: boolean;
  example: string | undefined;
}

const files = await glob('src/schema/*.ts', { cwd: projectRoot, absolute: true });
const found = await Promise.all(files.sort().map(readDocumented));
/** Those of single values are shown by the fields that use them. */
const documented = found
  .flat()
  .filter(({ name }) => !/^(?:href|slug|sitePath|pathPart)/.test(name));

async function readDocumented(file: string): Promise<Documented[]> {
  const [source, module] = await Promise.all([readFile(file, 'utf8'), import(file)]);
  return [...source.matchAll(declaration)].map(([, comment = '', exported, name = '']) => ({
    name,
    schema: module[name] ?? ofFields[name],
    isExported: exported !== undefined,
    example: comment
      .replace(/^ \* ?/gm, '')
      .split('@example')[1]
      ?.trim(),
  }));
}

test('every schema of an authored file has an example', () => {
  const without = documented.filter(
    ({ isExported, example }) => isExported && example === undefined,
  );
  expect(documented.length).toBeGreaterThan(20);
  expect(without.map(({ name }) => name)).toEqual([]);
});

describe('is valid: the example of', () => {
  const examples = documented.filter(({ example }) => example !== undefined);
  test.each(examples.map(({ name, ...rest }) => [name, rest] as const))(
    '%s',
    (_, { schema, example = '' }) => {
      // Front matter and authors are YAML, and YAML reads object literals, too.
      expect(schema?.safeParse(parse(example))).toMatchObject({ success: true });
    },
  );
});
