/**
 * Whether a client prefers Markdown to HTML: it names `text/markdown`, and not with a lower priority.
 *
 * @param accept the `accept` header, in which browsers never list Markdown
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  const qualities = new Map(
    (accept ?? '').split(',').map((range): [string, number] => {
      const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return [type, quality === undefined ? 1 : Number(quality.slice(2))];
    }),
  );
  const markdown = qualities.get('text/markdown') ?? 0;
  return markdown > 0 && markdown >= (qualities.get('text/html') ?? 0);
}
