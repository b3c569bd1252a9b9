import { defineConfig } from '@playwright/test';
import { browser } from './scripts/browser/installed-browser';

/** Journeys through the real stack in a real browser. `npm run test:e2e` builds first. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/support/e2e-stack.ts',
  globalTimeout: 29 * 60_000,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  workers: 2,
  forbidOnly: true,
  // CI's machines are shared and stall; a test that needs its second try is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    baseURL: process.env.E2E_SITE_URL, // set by globalSetup before a worker reads this
    launchOptions: await browser(),
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
});
