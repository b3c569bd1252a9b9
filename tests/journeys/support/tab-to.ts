import type { Locator, Page } from '@playwright/test';

const MAX_PRESSES = 60;

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < MAX_PRESSES; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${wanted}`);
}
