/**
 * Whether a client asks for Markdown rather than HTML: it names `text/markdown`, and not as the lesser choice.
 *
 * @param accept the header `accept`, which browsers fill with everything but Markdown
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
