import { qualityValues } from './quality-values.ts';

/**
 * Whether a client prefers Markdown to HTML: it names `text/markdown`, and not with a lower priority than HTML, which
 * ranges include.
 *
 * @param accept the `accept` header, in which browsers never list Markdown
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  const qualities = qualityValues(accept);
  const markdown = qualities.get('text/markdown') ?? 0;
  const ranges = ['text/html', 'text/*', '*/*'];
  const html = ranges.map((range) => qualities.get(range)).find((it) => it !== undefined) ?? 0;
  return markdown > 0 && markdown >= html;
}
