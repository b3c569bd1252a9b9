import PQueue from 'p-queue';

/** Fewer than a test's pool of connections, so that nobody waits long for one on a busy machine. */
const FEW = 4;

/**
 * Calls `act` for every item, a few at a time, and returns the results in order. The first call runs alone, because the
 * modules it loads for all block the process.
 */
export async function mapFewAtOnce<T, R>(
  items: readonly T[],
  act: (item: T) => Promise<R>,
): Promise<R[]> {
  const [first, ...others] = items.map((item) => () => act(item));
  if (!first) return [];
  return [await first(), ...(await new PQueue({ concurrency: FEW }).addAll(others))];
}
