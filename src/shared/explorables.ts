/** Pictures of `src/ui/explorable` that readers can change, by the names used in MDX. */
export const explorableNames = [
  'batching',
  'call-path',
  'onion',
  'query-cache',
  'streaming',
  'subscription',
  'types',
] as const;

/** The name of a picture that readers can change. */
export type ExplorableName = (typeof explorableNames)[number];
