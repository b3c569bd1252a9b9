import { defineConfig } from '@playwright/test';
import { browser } from './scripts/browser/installed-browser';

const LONG = '**/*.long.spec.ts';

/** Journeys through the real stack in a real browser. Those named `*.long.spec.ts` have another configuration. */
export default defineConfig({
  testDir: 'tests/journeys',
  testIgnore: LONG,
  outputDir: 'test-results',
  globalSetup: './tests/support/e2e-stack.ts',
  // Bounds on what hangs, not on what is slow: CI's machines are shared.
  globalTimeout: 29 * 60_000,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  workers: 2,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'reports/journeys.json' }]],
  use: {
    launchOptions: await browser(),
    // Without pictures and copies of the page at each step, each a fifth of the work; `--trace on` has them. CI records no traces: nobody can fetch them.
    trace: {
      mode: process.env.TEST_SECOND_TRY === '1' ? 'off' : 'retain-on-failure',
      ...{ screenshots: false, snapshots: false },
    },
    screenshot: 'only-on-failure',
  },
});
