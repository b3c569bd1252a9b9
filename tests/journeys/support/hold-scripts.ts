import type { Page } from '@playwright/test';

/** Keeps the scripts of the pages that are opened next from arriving. Returns the function that lets them come. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/_next\/static\/.*\.js/, (route) => promise.then(() => route.continue()));
  return resolve;
}
