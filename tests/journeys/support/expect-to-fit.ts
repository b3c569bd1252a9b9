import type { Page } from '@playwright/test';
import { expect } from './test';

const WIDTHS = [320, 390, 1280];

/**
 * Expects that the page does not scroll sideways and is accessible in both colour schemes. The scheme changes without
 * a reload, as it does on a visitor's device in the evening.
 */
export async function expectToFit(
  page: Page,
  place: string,
  expectAccessible: () => Promise<void>,
  accessibleAt: number[] = [1280],
): Promise<void> {
  await waitForTransition(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflow(page), `${place} in ${colorScheme} at ${width} px`).toBeLessThanOrEqual(
        0,
      );
      if (accessibleAt.includes(width)) await expectAccessible();
    }
  }
}

/** Expects the page to fit on a phone whose browser font size is 32 px. */
export async function expectToFitTwiceAsLarge(page: Page, place: string): Promise<void> {
  await waitForTransition(page);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  expect(await overflow(page), `${place} with a font size of 32 px`).toBeLessThanOrEqual(0);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
}

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Waits until no view transition is running: resizing the window during one logs an error. */
const waitForTransition = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    type Fading = Document & { activeViewTransition?: { finished: Promise<void> } | null };
    await (document as Fading).activeViewTransition?.finished;
  });
