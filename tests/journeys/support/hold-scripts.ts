import type { Page } from '@playwright/test';

/** Delays the scripts of the pages that are opened next. Returns a function that releases them. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/_next\/static\/.*\.js/, (route) => promise.then(() => route.continue()));
  return resolve;
}
