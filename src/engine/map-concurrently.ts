/** Enough to keep the disk and the compile threads busy, and far below the limit of open files. */
const CONCURRENCY = 64;

/**
 * Maps a list with a limited number of concurrent calls. Results keep the order of the list. After a failure no call
 * begins, and the others have ended when it is thrown.
 */
export async function mapConcurrently<T, R>(
  items: readonly T[],
  map: (item: T) => Promise<R>,
  concurrency: number = CONCURRENCY,
): Promise<R[]> {
  const results = new Array<R>(items.length);
  const entries = items.entries();
  const failures: unknown[] = [];
  const work = async () => {
    for (const [index, item] of entries) {
      if (failures.length > 0) return;
      try {
        results[index] = await map(item);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, items.length) }, work));
  if (failures.length > 0) throw failures[0];
  return results;
}
