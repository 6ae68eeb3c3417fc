/** Pictures of `src/ui/explorable` that readers can change, by the names that authors write. */
export const explorableNames = ['batching', 'call-path', 'onion'] as const;

export type ExplorableName = (typeof explorableNames)[number];
