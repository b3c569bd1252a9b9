import type { Locator } from '@playwright/test';
import { expect } from './test';

/** Scrolls to a picture and fails unless it loads. */
export async function expectPicture(image: Locator): Promise<void> {
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth))
    .toBeGreaterThan(0);
}
