/**
 * The heading of the section being read: the last one above the reading line. At the end of the page it is the last
 * heading, which may be too close to the end to reach the line.
 */
export function activeHeading(options: {
  /** In document order; `top` is the distance from the top of the window. */
  headings: { id: string; top: number }[];
  line: number;
  atEnd: boolean;
}): string | undefined {
  const { headings, line, atEnd } = options;
  const passed = atEnd ? headings : headings.filter(({ top }) => top <= line);
  return passed[passed.length - 1]?.id;
}
