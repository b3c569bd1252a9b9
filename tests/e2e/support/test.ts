import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

type Fixtures = {
  /** A journey through refusals: the browser logs each 4xx answer, which is no fault then. */
  meetsRefusals: boolean;
  /** Fails the test when the page is not accessible as it stands (WCAG 2.2 AA). */
  expectAccessible: () => Promise<void>;
};

const REFUSAL = /^Failed to load resource: the server responded with a status of 4\d\d/;

/**
 * Every page of a test: the provider's own host is out of reach (its frames stay empty), and a console
 * error, an exception or a refusal by the content policy fails the test.
 */
export const test = base.extend<Fixtures>({
  meetsRefusals: [false, { option: true }],
  page: async ({ page, meetsRefusals }, use) => {
    const faults: string[] = [];
    page.on('console', (message) => {
      const expected = meetsRefusals && REFUSAL.test(message.text());
      if (message.type() === 'error' && !expected) faults.push(message.text());
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

async function checkAccess(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .exclude('iframe') // the provider's frames are not ours
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
  );
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}

export { expect };
