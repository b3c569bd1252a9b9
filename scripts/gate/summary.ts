import type { StepResult } from './run-step';

/**
 * Returns one line about a whole run of `npm run test:long`, to paste into a note.
 * @param isStopped whether the run ended before every step had run
 * @param commit the commit that was tested
 */
export function summaryLine(
  results: Pick<StepResult, 'step' | 'outcome' | 'seconds' | 'counts'>[],
  isStopped: boolean,
  commit: string,
): string {
  const minutes = Math.round(results.reduce((sum, { seconds }) => sum + seconds, 0) / 60);
  const isGreen = !isStopped && results.every(({ outcome }) => outcome === 'passed');
  const steps = results
    .filter(({ step, outcome }) => step.report !== undefined || outcome !== 'passed')
    .map(({ step, outcome, counts: { passed, failed } }) =>
      outcome === 'passed'
        ? `${step.name} ${passed}`
        : `${step.name} ${outcome} (${failed} failed)`,
    );
  return `test:long of ${commit}: ${isGreen ? 'green' : 'RED'} in ${minutes} minutes (${steps.join(', ')})`;
}
