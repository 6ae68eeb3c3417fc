import { stringify } from 'yaml';

/** A new content file: front matter in the given order, then the text. Fields without a value are left out. */
export function contentFile(options: {
  frontMatter: Record<string, string | string[] | boolean | undefined>;
  text: string;
}): string {
  const known = Object.entries(options.frontMatter).filter(([, value]) => value !== undefined);
  const lines = known.map(([key, value]) => {
    const yaml = stringify(value, {
      lineWidth: 0,
      collectionStyle: 'flow',
      flowCollectionPadding: false,
    });
    return `${key}: ${yaml}`;
  });
  return `---\n${lines.join('')}---\n\n${options.text}`;
}

/** Plain text as a paragraph of MDX, where braces and `<` outside of code begin something else. */
export function paragraph(text: string): string {
  const parts = text.split(/(`[^`]+`)/);
  // Every second part is code.
  const escaped = parts.map((part, index) =>
    index % 2 === 0 ? part.replace(/[{<]/g, '\\$&') : part,
  );
  return `${escaped.join('')}\n`;
}
