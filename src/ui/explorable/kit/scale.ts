/** Positions in a picture. Percentages as SVG attributes adapt to any width without a script. */
export interface Scale {
  /** The last moment. */
  total: number;
  /** Position of a moment. */
  place(moment: number): string;
  /** Width of a span. */
  width(span: number): string;
}

const END = 97;

/**
 * A scale from 0 to `total`.
 *
 * @param start position of 0, in percent of the width; row labels are left of it
 */
export function createScale(total: number, start = 18): Scale {
  const length = (span: number) => (span / total) * (END - start);
  return {
    total,
    place: (moment) => percent(start + length(moment)),
    width: (span) => percent(length(Math.max(span, 0))),
  };
}

const percent = (value: number) => `${Math.round(value * 100) / 100}%`;

/** Moments to label below a plot: round ones, at most seven. */
export function ticksOf(total: number): number[] {
  const step = [5, 10, 20, 50, 100, 200, 500, 1000].find((it) => total / it <= 6.5) ?? total;
  return Array.from({ length: Math.floor(total / step) + 1 }, (_, index) => index * step);
}
