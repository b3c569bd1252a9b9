import type { Instance } from '../../support/instance';
import { expect } from './test';

/**
 * Returns the address of a page on the worker's own instance and on a second one. Ask for it with fetch(): the journey's own
 * requests carry the cookie of a login.
 */
export const urlsOnBoth = (second: Instance, page: string): string[] => [
  process.env.E2E_SITE_URL + page,
  second.url + page,
];

/** Asks for these addresses until each of them is answered from its instance's cache. */
export async function cacheEverywhere(urls: string[]): Promise<void> {
  for (const url of urls) {
    // A page that is rendered while a change is announced is not cached; the next one is.
    const cached = async () => (await fetch(url)).headers.get('x-nextjs-cache');
    await expect.poll(cached).toBe('HIT');
  }
}
