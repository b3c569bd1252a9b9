import { rmSync } from 'node:fs';
import { type Counts, readCounts } from './counts';
import { type Failure, hasNoErrorsOutsideTests, readFailures } from './failures';
import { runStep, type StepResult } from './run-step';
import type { Step } from './steps';

/** More failed tests than this are no accident of the machine. */
const MAX_RETRIED = 5;

export type RetriedResult = StepResult & {
  counts: Counts;
  tries: 1 | 2;
  /** What failed the first time, and what failed in the end. */
  firstFailures: Failure[];
  failures: Failure[];
};

/**
 * Runs one step as `runStep` does. With TEST_SECOND_TRY=1, where a few tests of it failed, their files run once more,
 * over a data folder of their own, and what passes then has passed (decision 0036). A step without a report of tests, one that hung, or one with an error outside its tests
 * has one try: what runs again are the files of failed tests.
 */
export async function runWithRetry(
  step: Step,
  env: NodeJS.ProcessEnv,
  isBuffered: boolean,
): Promise<RetriedResult> {
  const outside = `${step.report}.outside`; // as report-outside.ts writes it
  rmSync(outside, { force: true });
  const watched = { ...env, OUTSIDE_REPORT: outside };
  const first = await runStep(step, watched, isBuffered);
  const counts = readCounts(step.report);
  const failures = readFailures(step.report);
  const once: RetriedResult = { ...first, counts, tries: 1, firstFailures: failures, failures };
  const mayBeFlaky =
    failures.length > 0 &&
    failures.length <= MAX_RETRIED &&
    hasNoErrorsOutsideTests(step.report, outside);
  if (first.outcome !== 'FAILED' || !mayBeFlaky || env.TEST_SECOND_TRY !== '1') return once;

  const files = [...new Set(failures.map(({ file }) => file))];
  const again = { ...step, title: `${step.title}, once more`, run: [...step.run, ...files] };
  rmSync(step.report ?? '', { force: true }); // one that is ended writes none
  const second = await runStep(again, withSeparateData(watched, step), isBuffered);
  const still = second.outcome === 'passed' ? [] : readFailures(step.report);
  // A second try that ran no test says nothing about those that failed in the first.
  const failed = second.outcome === 'passed' || still.length > 0 ? still : failures;
  return {
    step,
    outcome: second.outcome,
    seconds: first.seconds + second.seconds,
    counts: {
      ...counts,
      passed: counts.passed + counts.failed - failed.length,
      failed: failed.length,
    },
    tries: 2,
    firstFailures: failures,
    failures: failed,
  };
}

/** Tests that pass over an empty database may fail over what the first try has left. The folder is deleted with the one beside it. */
function withSeparateData(env: NodeJS.ProcessEnv, { name }: Step): NodeJS.ProcessEnv {
  const first = env.PERENNIAL_DATA_DIR;
  return first === undefined ? env : { ...env, PERENNIAL_DATA_DIR: `${first}-${name}` };
}
