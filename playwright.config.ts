import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser/installed-browser';

const LONG = '**/*.long.spec.ts';

/** Journeys through the real stack in a real browser. `*.long.spec.ts` have another configuration. */
export default defineConfig({
  testDir: 'tests/journeys',
  testIgnore: LONG,
  outputDir: 'test-results',
  globalSetup: './tests/support/e2e-stack.ts',
  // Limits for what hangs, not for what is slow: CI's machines are shared.
  globalTimeout: 29 * 60_000,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  workers: 2,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'reports/journeys.json' }]],
  use: {
    launchOptions: await findBrowser(),
    // Without screenshots and DOM snapshots at each step, each a fifth of the work; `--trace on` includes them. CI
    // records no traces, because nobody can download them.
    trace: {
      mode: process.env.CI ? 'off' : 'retain-on-failure',
      ...{ screenshots: false, snapshots: false },
    },
    screenshot: 'only-on-failure',
  },
});
