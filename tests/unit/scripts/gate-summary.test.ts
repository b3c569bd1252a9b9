import { expect, it } from 'vitest';
import { summaryLine } from '@/scripts/gate/summary';

const step = (name: string, report?: string) => ({
  ...{ name, title: name, run: [], limitSeconds: 1 },
  ...(report && { report }),
});
const counts = (passed: number, failed = 0) => ({ passed, failed, skipped: 0 });
const build = { step: step('build'), outcome: 'passed' as const, seconds: 90, counts: counts(0) };
const api = {
  step: step('long-api', 'r'),
  outcome: 'passed' as const,
  seconds: 600,
  counts: counts(7),
};
const faultsStep = {
  step: step('long-faults', 'r'),
  ...{ outcome: 'FAILED' as const, seconds: 60, counts: counts(1, 2) },
};

it('the summary names the commit, the minutes and the number of tests in each step', () => {
  expect(summaryLine([build, api], false, 'abc')).toBe(
    'test:long of abc: green in 12 minutes (long-api 7)',
  );
});

it('the summary is red if a step failed or did not run', () => {
  expect(summaryLine([build, api, faultsStep], true, 'abc')).toBe(
    'test:long of abc: RED in 13 minutes (long-api 7, long-faults FAILED (2 failed))',
  );
  expect(summaryLine([api], true, 'abc')).toContain('RED');
});
