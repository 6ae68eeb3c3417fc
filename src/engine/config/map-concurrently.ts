/** As many as keep the disk and the compile threads busy, and far fewer than files may be open. */
const CONCURRENCY = 64;

/** Maps a list with a bounded number of calls under way. The order of results is that of the list. */
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
