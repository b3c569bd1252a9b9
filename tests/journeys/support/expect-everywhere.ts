import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from './test';

/** How long any instance may still show what was before (architecture.md, "Rendering and caching"). */
export const WITHIN_MS = 1_000;
const BETWEEN_MS = 50;

/**
 * Expects that all of `urls` answer as `wanted` at the same time. Call it right after a change: an answer that is asked for more than
 * a second later must be new, however long its first render takes.
 * @param read what to compare of an answer
 */
export async function expectEverywhere<Found>(
  urls: readonly string[],
  read: (answer: Response) => Found | Promise<Found>,
  wanted: Found,
): Promise<void> {
  const changedAt = performance.now();
  for (;;) {
    const askedAfter = performance.now() - changedAt;
    const found = await Promise.all(urls.map(async (url) => read(await fetch(url))));
    if (found.every((each) => Object.is(each, wanted))) return;
    expect(askedAfter, `${urls} still answer ${found}`).toBeLessThan(WITHIN_MS);
    await sleep(BETWEEN_MS);
  }
}
