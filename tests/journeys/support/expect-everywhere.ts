import { expect } from './test';

/** How long any instance may still show what was before (architecture.md, "Rendering and caching"). The long journeys measure it. */
export const WITHIN_MS = 1_000;

/**
 * Waits until all of `urls` answer as `wanted` at the same time, after a change.
 * @param read what to compare of an answer
 */
export async function expectEverywhere<Found>(
  urls: readonly string[],
  read: (answer: Response) => Found | Promise<Found>,
  wanted: Found,
): Promise<void> {
  const found = () => Promise.all(urls.map(async (url) => read(await fetch(url))));
  await expect
    .poll(found, { intervals: [50], message: urls.join() })
    .toEqual(urls.map(() => wanted));
}
