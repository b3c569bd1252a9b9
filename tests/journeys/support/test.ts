import type { Page, Request } from '@playwright/test';
import axe from 'axe-core';
import { test as base, expect } from '../../support/site-fixture';

type Fixtures = {
  /** Allows the console errors that browsers log for 4xx answers. */
  allowsRefusals: boolean;
  /** Allows the console errors that browsers log for 503 answers, for journeys that stop the database. */
  allowsOutages: boolean;
  /** Fails the test if the page in its current state breaks WCAG 2.2 AA. */
  expectAccessible: () => Promise<void>;
};

const REFUSAL = /^Failed to load resource: the server responded with a status of 4\d\d/;
const OUTAGE = /^Failed to load resource: the server responded with a status of 503/;
/** React reports this if a page ends before all of its data has arrived, for example because the visitor leaves it. */
const ENDED_EARLY = 'React error #412';

/**
 * Fails a test on a console error, an exception or a violation of the content policy. Answers
 * requests for Paystack's popup with an empty page.
 */
export const test = base.extend<Fixtures>({
  allowsRefusals: [false, { option: true }],
  allowsOutages: [false, { option: true }],
  page: async ({ page, allowsRefusals, allowsOutages }, use) => {
    const faults: string[] = [];
    page.on('console', (message) => {
      const text = message.text();
      const expected =
        (allowsRefusals && REFUSAL.test(text)) || (allowsOutages && OUTAGE.test(text));
      if (message.type() === 'error' && !expected) faults.push(text);
    });
    const unfinished = new Set<Request>();
    page.on('request', (request) => request.isNavigationRequest() && unfinished.add(request));
    page.on('requestfinished', (request) => unfinished.delete(request));
    page.on('pageerror', ({ message, stack }) => {
      const isLeft = message.includes(ENDED_EARLY) && unfinished.size > 0;
      if (!isLeft) faults.push(`${stack || message} on ${page.url()}`);
    });
    await page.route('https://checkout.paystack.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>offline</title>' }),
    );
    await use(page);
    expect(faults, 'console errors').toEqual([]);
  },
  expectAccessible: async ({ page }, use) => {
    await use(() => checkAccess(page));
  },
});

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Runs axe in the page itself: its Playwright driver opens another window for each check. */
async function checkAccess(page: Page): Promise<void> {
  await page.waitForLoadState(); // for the style sheets, which decide on sizes and colours
  await expect(page).toHaveTitle(/\S/); // after a navigation, the title is set a moment after the content
  await page.evaluate(waitForAnimations);
  const isAxeLoaded = await page.evaluate(() => 'axe' in window);
  if (!isAxeLoaded) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (tags) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }; // the script above set it
    const frames = { exclude: [['iframe']] }; // the provider's frames are not ours
    // The bar of a memorial covers part of whatever is at the bottom of the window, until people scroll.
    const bar = document.querySelector<HTMLElement>('.act-bar');
    bar?.style.setProperty('position', 'static');
    const results = await axe.run(frames, { runOnly: tags, resultTypes: ['violations'] });
    bar?.style.removeProperty('position');
    return results.violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ html }) => html),
    }));
  }, AXE_TAGS);
  const faultTexts = violations.map(({ id, nodes }) => `${id}: ${nodes.join(' ')}`);
  expect(faultTexts, `accessibility of ${page.url()}`).toEqual([]);
}

/** Waits for transitions and fades: the contrast in the middle of one means nothing. */
async function waitForAnimations(): Promise<void> {
  // Skips endless animations (spinners) and those driven by scrolling, which end only when somebody scrolls.
  const hasEnd = ({ effect, timeline }: Animation) =>
    effect?.getComputedTiming().endTime !== Infinity && timeline instanceof DocumentTimeline;
  const ending = document.getAnimations().filter(hasEnd);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

export { expect };
