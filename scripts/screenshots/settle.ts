import type { Page } from 'playwright-core';

/** Pages that ask again and again never fall quiet. */
const QUIET_MS = 3_000;

/** Waits until a page looks as it will: its scripts have run, all its pictures and faces have come. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => {});
  await page.evaluate(async () => {
    const lazy = [...document.images].filter(({ complete }) => !complete);
    for (const image of lazy) image.loading = 'eager';
    await Promise.all(lazy.map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
  });
}
