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
  await untilFaded(page);
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

/** The same on a phone whose owner has set the browser to letters of 32 px. */
export async function expectToFitTwiceAsLarge(page: Page, place: string): Promise<void> {
  await untilFaded(page);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  expect(await overflow(page), `${place} in letters of 32 px`).toBeLessThanOrEqual(0);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
}

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Until then one page fades into the next: a window that changes its size meanwhile ends that with an error in the console. */
const untilFaded = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    type Fading = Document & { activeViewTransition?: { finished: Promise<void> } | null };
    await (document as Fading).activeViewTransition?.finished;
  });
