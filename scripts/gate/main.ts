/** The program behind `npm test`, on the pinned Node. scripts/test.mjs has the help text. */
import { mkdirSync, rmSync } from 'node:fs';
import { type Counts, readCounts, sum } from './counts';
import { endStep, runStep } from './run-step';
import { CHECK, STEPS, type Step } from './steps';
import { testEnvironment } from './test-environment';

const steps = chooseSteps(process.argv.slice(2));
let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const)
  process.on(signal, () => {
    stopped = true;
    void endStep();
  });

process.exit(await runGate());

async function runGate(): Promise<number> {
  rmSync('reports', { recursive: true, force: true });
  mkdirSync('reports', { recursive: true });
  const { env, remove } = await testEnvironment();
  const lines: string[] = [];
  const counts: Counts[] = [];
  let failed: Step | undefined;
  try {
    for (const step of steps) {
      console.log(`\n=== ${step.title}`);
      const { passed, seconds } = await runStep(step, env);
      lines.push(
        `${passed ? 'passed' : 'FAILED'} ${seconds.toFixed(1).padStart(7)} s  ${step.title}`,
      );
      if (step.report) counts.push(readCounts(step.report));
      if (!passed) failed = step;
      if (failed || stopped) break;
    }
  } finally {
    remove();
  }
  const total = sum(counts);
  // A failure outside the tests is a failure in the closing line too.
  if (failed && total.failed === 0) total.failed = 1;
  console.log(`\n${lines.join('\n')}`);
  if (failed) console.log(`\nStopped at: ${failed.title}`);
  if (stopped) console.log('\nEnded before everything had run.');
  console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  return failed || stopped ? 1 : 0;
}

function chooseSteps(words: string[]): Step[] {
  const names: string[] = words.flatMap((word) => (word === 'check' ? CHECK : [word]));
  const unknown = names.filter((name) => !STEPS.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(`There is no step ${unknown.join(', ')}. See npm test -- --help.`);
    process.exit(1);
  }
  return names.length === 0 ? STEPS : STEPS.filter((step) => names.includes(step.name));
}
