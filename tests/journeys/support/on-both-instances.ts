import type { Instance } from '../../support/instance';
import { expect } from './test';

/**
 * Returns the address of a page on the worker's own instance and on a second one. Request it with fetch(), because the
 * journey's request context sends a session cookie.
 */
export const urlsOnBoth = (second: Instance, page: string): string[] => [
  process.env.E2E_SITE_URL + page,
  second.url + page,
];

/** Requests these addresses until each answer comes from its instance's cache. */
export async function cacheEverywhere(urls: string[]): Promise<void> {
  for (const url of urls) {
    // A page that is rendered while a change is being announced is not cached, so it is requested again.
    const cached = async () => (await fetch(url)).headers.get('x-nextjs-cache');
    await expect.poll(cached).toBe('HIT');
  }
}
