import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { test as base, expect } from '../../support/site-fixture';

type Fixtures = {
  /** The journey expects refusals: the browser logs each 4xx answer, which is no failure then. */
  meetsRefusals: boolean;
  /** The same where the journey takes the database away. */
  meetsOutages: boolean;
  /** Fails the test when the page in its current state is not accessible (WCAG 2.2 AA). */
  expectAccessible: () => Promise<void>;
};

const REFUSAL = /^Failed to load resource: the server responded with a status of 4\d\d/;
const OUTAGE = /^Failed to load resource: the server responded with a status of 503/;

/**
 * Every page of a test: the provider's own host is out of reach (its frames stay empty), and a console
 * error, an exception or a refusal by the content policy fails the test.
 */
export const test = base.extend<Fixtures>({
  meetsRefusals: [false, { option: true }],
  meetsOutages: [false, { option: true }],
  page: async ({ page, meetsRefusals, meetsOutages }, use) => {
    const faults: string[] = [];
    page.on('console', (message) => {
      const text = message.text();
      const expected = (meetsRefusals && REFUSAL.test(text)) || (meetsOutages && OUTAGE.test(text));
      if (message.type() === 'error' && !expected) faults.push(text);
    });
    page.on('pageerror', (error) => faults.push(error.message));
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

const WANTED = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Runs axe in the page itself: its own driver opens another window for each result. */
async function checkAccess(page: Page): Promise<void> {
  await expect(page).toHaveTitle(/\S/); // after a link, it comes a moment later than what the page says
  await page.evaluate(untilColoursAreThere);
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (wanted) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }; // the script above put it there
    const frames = { exclude: [['iframe']] }; // the provider's frames are not ours
    const results = await axe.run(frames, { runOnly: wanted, resultTypes: ['violations'] });
    return results.violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ html }) => html),
    }));
  }, WANTED);
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.join(' ')}`);
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}

/** Until then a colour is on its way from one scheme to the other, or a dialog fades in: its contrast means nothing. */
async function untilColoursAreThere(): Promise<void> {
  // A spinner has no end, and what follows scrolling ends only where somebody scrolls.
  const hasEnd = ({ effect, timeline }: Animation) =>
    effect?.getComputedTiming().endTime !== Infinity && timeline instanceof DocumentTimeline;
  const ending = document.getAnimations().filter(hasEnd);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

export { expect };
