import { z } from 'zod';
import { blogAuthorsSchema } from '#schema/blog-authors.ts';
import { blogFrontMatterSchema } from '#schema/blog-front-matter.ts';
import { docFrontMatterSchema } from '#schema/doc-front-matter.ts';
import { sidebarsConfigSchema } from '#schema/sidebar-config.ts';

/** Folder of the generated schemas in the project's folder. */
export const SCHEMAS_FOLDER = 'schemas';

const schemas = {
  authors: { schema: blogAuthorsSchema, title: 'content/blog/authors.yml' },
  'blog-front-matter': { schema: blogFrontMatterSchema, title: 'Front matter of a post' },
  'doc-front-matter': { schema: docFrontMatterSchema, title: 'Front matter of a page of the docs' },
  sidebars: { schema: sidebarsConfigSchema, title: "A version's sidebars" },
};

/**
 * Schemas of the authored files as JSON Schema for editors and other tools: file name -> its text. Draft 7, because the
 * YAML language server supports nothing newer.
 */
export function buildJsonSchemas(): Map<string, string> {
  return new Map(
    Object.entries(schemas).map(([name, { schema, title }]) => {
      const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'input', target: 'draft-7' });
      return [
        `${name}.schema.json`,
        `${JSON.stringify({ $schema, title, ...rest }, undefined, 2)}\n`,
      ];
    }),
  );
}
