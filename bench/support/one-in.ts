/** Every `count`-th of some items, from the first: a sample for a run in which figures mean nothing. */
export function oneIn<T>(count: number, items: T[]): T[] {
  return items.filter((_, index) => index % count === 0);
}
