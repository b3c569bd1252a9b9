import type { Page } from '@playwright/test';
import { expect } from './test';

const WIDTHS = [320, 390, 1280];

/**
 * Expects that the page, as it is now, never scrolls sideways and is accessible, in light and in dark.
 * The colours change in place, which is what a visitor's evening does; the page is loaded once.
 */
export async function expectToFit(
  page: Page,
  place: string,
  expectAccessible: () => Promise<void>,
  accessibleAt: number[] = [1280],
): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${place} in ${colorScheme} at ${width} px`).toBeLessThanOrEqual(0);
      if (accessibleAt.includes(width)) await expectAccessible();
    }
  }
}
