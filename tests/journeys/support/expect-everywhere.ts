import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from './test';

/** How long any instance may still show what was before (architecture.md, "Rendering and caching"). */
export const WITHIN_MS = 1_000;
const BETWEEN_MS = 50;

/**
 * Expects that each of `urls` answers as `wanted`, to be called right after a change. What is asked for later than a second after
 * it is never what was before, however long its first render takes.
 * @param read what to compare of an answer
 */
export async function expectEverywhere<Found>(
  urls: readonly string[],
  read: (answer: Response) => Found | Promise<Found>,
  wanted: Found,
): Promise<void> {
  const changedAt = performance.now();
  await Promise.all(urls.map(waitFor));

  async function waitFor(url: string): Promise<void> {
    for (;;) {
      const askedAfter = performance.now() - changedAt;
      const found = await read(await fetch(url));
      if (Object.is(found, wanted)) return;
      expect(askedAfter, `${url} still answers ${found}`).toBeLessThan(WITHIN_MS);
      await sleep(BETWEEN_MS);
    }
  }
}
