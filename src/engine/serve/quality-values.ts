/**
 * The names in a header such as `accept`, in lower case, with their quality values: `br;q=0.5` is 0.5.
 *
 * @returns 1 for a name without a value, and 0, which means "not acceptable", for one whose value is not a number
 */
export function qualityValues(header: string | undefined): Map<string, number> {
  return new Map(
    (header ?? '')
      .toLowerCase()
      .split(',')
      .map((part): [string, number] => {
        const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
        const quality = parameters.find((parameter) => parameter.startsWith('q='));
        return [name, quality === undefined ? 1 : Number(quality.slice(2)) || 0];
      }),
  );
}
