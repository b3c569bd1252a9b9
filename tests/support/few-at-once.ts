import PQueue from 'p-queue';

/** Fewer than the connections of a test's pool, so that nobody waits long for one on a busy machine. */
const FEW = 4;

/**
 * What `act` returns for each of these, in their order. The first runs alone, since whatever it loads for all holds the process up; then
 * some run at the same time, and never many.
 */
export async function fewAtOnce<T, R>(
  items: readonly T[],
  act: (item: T) => Promise<R>,
): Promise<R[]> {
  const [first, ...others] = items.map((item) => () => act(item));
  if (!first) return [];
  return [await first(), ...(await new PQueue({ concurrency: FEW }).addAll(others))];
}
