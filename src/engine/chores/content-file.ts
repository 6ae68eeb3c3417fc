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
