/** Where the plot begins and ends in a picture, in percent of its width; labels of rows are before it. */
const START = 18;
const END = 97;

/** Percent of a picture's width for a moment: an attribute of SVG that fits every width without script. */
export const placeOf = (moment: number, total: number) =>
  `${round(START + (moment / total) * (END - START))}%`;

/** Percent of a picture's width for a span of time. */
export const widthOf = (span: number, total: number) =>
  `${round((Math.max(span, 0) / total) * (END - START))}%`;

const round = (value: number) => Math.round(value * 100) / 100;

/** Moments to name below a plot: round ones, at most seven. */
export function ticksOf(total: number): number[] {
  const step = [5, 10, 20, 50, 100, 200, 500, 1000].find((it) => total / it <= 6.5) ?? total;
  return Array.from({ length: Math.floor(total / step) + 1 }, (_, index) => index * step);
}
