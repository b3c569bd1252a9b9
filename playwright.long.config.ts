import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** Journeys that take too long for every run of the gate (`npm run test:long`). */
export default defineConfig({
  ...journeys,
  testIgnore: [],
  testMatch: '**/*.long.spec.ts',
  globalTimeout: 89 * 60_000,
  timeout: 240_000,
  reporter: [['list'], ['json', { outputFile: 'reports/long-journeys.json' }]],
});
