import type { Locator } from '@playwright/test';
import { expect } from './test';

/** Fails unless the picture, which may be far down the page, has come. */
export async function expectPicture(image: Locator): Promise<void> {
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth))
    .toBeGreaterThan(0);
}
