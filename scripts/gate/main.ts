/** The program behind `npm test`, on the pinned Node. scripts/test.mjs has the help text. */
import { mkdirSync, rmSync } from 'node:fs';
import { chooseSteps } from './choose-steps';
import { readCounts, sum } from './counts';
import { readFailures } from './failures';
import { type Ended, endSteps, runStep } from './run-step';
import type { Stage, Step } from './steps';
import { testEnvironment } from './test-environment';

const stages = readArguments();
const ended: Ended[] = [];
/** Whether no further step may start: a step has failed, or a signal came. */
let isOver = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const)
  process.on(signal, () => void stop());

process.exit(await runGate());

async function runGate(): Promise<number> {
  rmSync('reports', { recursive: true, force: true });
  mkdirSync('reports/logs', { recursive: true });
  const { env, remove } = await testEnvironment();
  try {
    for (const lanes of stages) {
      const apart = lanes.filter((lane) => lane.length > 0).length > 1;
      await Promise.all(lanes.map((lane) => runLane(lane, env, apart)));
    }
  } finally {
    remove();
  }
  return conclude();
}

async function runLane(lane: Step[], env: NodeJS.ProcessEnv, apart: boolean): Promise<void> {
  for (const step of lane) {
    if (isOver) return;
    const one = await runStep(step, env, apart);
    ended.push(one);
    if (one.outcome === 'FAILED') await stop();
  }
}

async function stop(): Promise<void> {
  isOver = true;
  await endSteps();
}

/** Prints what became of each step, then the counts of all tests. Returns the exit code. */
function conclude(): number {
  const failed = ended.filter(({ outcome }) => outcome === 'FAILED');
  const total = sum(ended.map(({ step }) => readCounts(step.report)));
  // A failure outside the tests is a failure in the closing line too.
  if (failed.length > 0 && total.failed === 0) total.failed = 1;
  const lines = ended.map(
    ({ outcome, seconds, step }) =>
      `${outcome.padEnd(6)} ${seconds.toFixed(1).padStart(7)} s  ${step.title}`,
  );
  console.log(`\n${lines.join('\n')}`);
  for (const { step } of failed) {
    console.log(`\nFailed: ${step.title} (npm test -- ${step.name})`);
    for (const one of readFailures(step.report)) console.log(`  ${one}`);
  }
  if (isOver) console.log('\nStopped before everything had run.');
  console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  return isOver ? 1 : 0;
}

function readArguments(): Stage[] {
  try {
    return chooseSteps(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}
