import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** Runs Lighthouse on the journeys' stack, but alone: beside other browsers its times mean nothing. */
export default defineConfig({
  ...journeys,
  testDir: 'lab/lighthouse',
  globalTeardown: './lab/lighthouse/print-table.ts',
  timeout: 240_000,
  workers: 1,
  reporter: [['list'], ['json', { outputFile: 'reports/lighthouse.json' }]],
});
