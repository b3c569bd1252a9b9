import PQueue from 'p-queue';

/** Fewer than a test's pool of connections, so that no call waits long for a connection on a busy machine. */
const FEW = 4;

/**
 * Calls `callback` for every item, a few at a time, and returns the results in order. The first call runs alone: it
 * loads modules for all of them, which blocks the process.
 */
export async function mapFewAtOnce<T, R>(
  items: readonly T[],
  callback: (item: T) => Promise<R>,
): Promise<R[]> {
  const [first, ...others] = items.map((item) => () => callback(item));
  if (!first) return [];
  return [await first(), ...(await new PQueue({ concurrency: FEW }).addAll(others))];
}
