/** Duration for readers who prefer no animations, in milliseconds: long enough to finish, too short to see. */
const REDUCED_MS = 1;

/**
 * How long a list of the given height takes to open or close, in milliseconds: taller ones take longer, but still feel
 * immediate (row T5).
 */
export function collapseDuration(options: { height: number; reducedMotion: boolean }): number {
  const { height, reducedMotion } = options;
  if (reducedMotion) return REDUCED_MS;
  return Math.round(Math.min(240, 110 + Math.sqrt(Math.max(0, height)) * 5));
}
