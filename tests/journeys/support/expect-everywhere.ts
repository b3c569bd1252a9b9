import { expect } from './test';

/** The longest time in which an instance may show old content (architecture.md, "Rendering and caching"). */
export const MAX_STALE_MS = 1_000;

/**
 * Waits until all instances return the wanted content at the same time. `read` extracts what to compare from an
 * answer.
 */
export async function expectEverywhere<Found>(
  urls: readonly string[],
  read: (answer: Response) => Found | Promise<Found>,
  expected: Found,
): Promise<void> {
  const readAll = () => Promise.all(urls.map(async (url) => read(await fetch(url))));
  await expect
    .poll(readAll, { intervals: [50], message: urls.join() })
    .toEqual(urls.map(() => expected));
}
