import { rmSync } from 'node:fs';
import { type Counts, readCounts } from './counts';
import { type Failure, hasNoErrorsOutsideTests, readFailures } from './failures';
import { runStep, type StepResult } from './run-step';
import type { Step } from './steps';

/** If more tests than this fail, the machine is not to blame. */
const MAX_RETRIED = 5;

export type RetriedResult = StepResult & {
  counts: Counts;
  tries: 1 | 2;
  /** What failed the first time, and what failed in the end. */
  firstFailures: Failure[];
  failures: Failure[];
};

/**
 * Runs one step as `runStep` does. With TEST_SECOND_TRY=1, if a few of its tests failed, their files run once more,
 * over a data folder of their own, and tests that pass then count as passed (decision 0036). A step is not run again if
 * it has no report of tests, if it hung, or if it had an error outside its tests: only the files of failed tests are
 * repeated.
 */
export async function runWithRetry(
  step: Step,
  env: NodeJS.ProcessEnv,
  isBuffered: boolean,
): Promise<RetriedResult> {
  const outside = `${step.report}.outside`; // as report-outside.ts writes it
  rmSync(outside, { force: true });
  const stepEnv = { ...env, OUTSIDE_REPORT: outside };
  const first = await runStep(step, stepEnv, isBuffered);
  const counts = readCounts(step.report);
  const failures = readFailures(step.report);
  const firstResult: RetriedResult = {
    ...first,
    counts,
    tries: 1,
    firstFailures: failures,
    failures,
  };
  const mayBeFlaky =
    failures.length > 0 &&
    failures.length <= MAX_RETRIED &&
    hasNoErrorsOutsideTests(step.report, outside);
  if (first.outcome !== 'FAILED' || !mayBeFlaky || env.TEST_SECOND_TRY !== '1') return firstResult;

  const files = [...new Set(failures.map(({ file }) => file))];
  const retryStep = { ...step, title: `${step.title}, once more`, run: [...step.run, ...files] };
  rmSync(step.report ?? '', { force: true }); // a step that is ended writes no report
  const second = await runStep(retryStep, withSeparateData(stepEnv, step), isBuffered);
  const stillFailing = second.outcome === 'passed' ? [] : readFailures(step.report);
  // A second try that ran no test says nothing about those that failed in the first.
  const finalFailures =
    second.outcome === 'passed' || stillFailing.length > 0 ? stillFailing : failures;
  return {
    step,
    outcome: second.outcome,
    seconds: first.seconds + second.seconds,
    counts: {
      ...counts,
      passed: counts.passed + counts.failed - finalFailures.length,
      failed: finalFailures.length,
    },
    tries: 2,
    firstFailures: failures,
    failures: finalFailures,
  };
}

/**
 * Tests that pass with an empty database may fail with the data that the first try has left. The folder is beside that
 * of the first try, and is deleted with it.
 */
function withSeparateData(env: NodeJS.ProcessEnv, { name }: Step): NodeJS.ProcessEnv {
  const first = env.PERENNIAL_DATA_DIR;
  return first === undefined ? env : { ...env, PERENNIAL_DATA_DIR: `${first}-${name}` };
}
