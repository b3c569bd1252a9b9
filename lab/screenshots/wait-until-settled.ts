import type { Page } from 'playwright-core';

/** A page that polls never becomes idle, so the wait has this limit. */
const QUIET_MS = 3_000;

/** Waits until a page looks finished: its scripts have run, all its pictures and fonts are loaded. */
export async function waitUntilSettled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => {});
  await page.evaluate(async () => {
    const incomplete = [...document.images].filter(({ complete }) => !complete);
    for (const image of incomplete) image.loading = 'eager';
    await Promise.all(incomplete.map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
  });
}
