import { readFileSync } from 'node:fs';
import { z } from 'zod';

export type Counts = { passed: number; failed: number; skipped: number };

const vitest = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    numPendingTests: z.number(),
    numTodoTests: z.number(),
  })
  .transform((r) => ({
    passed: r.numPassedTests,
    failed: r.numFailedTests,
    skipped: r.numPendingTests + r.numTodoTests,
  }));

const playwright = z
  .object({
    stats: z.object({
      expected: z.number(),
      unexpected: z.number(),
      flaky: z.number(),
      skipped: z.number(),
    }),
  })
  .transform(({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }));

const report = z.union([vitest, playwright]);

/** Returns the counts in a report of vitest or Playwright; zeros if there is no readable report. */
export function readCounts(file: string | undefined): Counts {
  if (!file) return { passed: 0, failed: 0, skipped: 0 };
  try {
    return report.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}

export const sumCounts = (all: Counts[]): Counts => ({
  passed: all.reduce((total, each) => total + each.passed, 0),
  failed: all.reduce((total, each) => total + each.failed, 0),
  skipped: all.reduce((total, each) => total + each.skipped, 0),
});
