/** Enough to keep the disk and the compile threads busy, and far below the limit of open files. */
const CONCURRENCY = 64;

/** Maps a list with a limited number of concurrent calls. Results keep the order of the list. */
export async function mapConcurrently<T, R>(
  items: readonly T[],
  map: (item: T) => Promise<R>,
  concurrency: number = CONCURRENCY,
): Promise<R[]> {
  const results = new Array<R>(items.length);
  const entries = items.entries();
  const work = async () => {
    for (const [index, item] of entries) results[index] = await map(item);
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, items.length) }, work));
  return results;
}
