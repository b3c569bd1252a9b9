/** The program behind `npm test`, on the pinned Node. scripts/test.mjs has the help text. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { chooseSteps } from './choose-steps';
import { sumCounts } from './counts';
import type { Failure } from './failures';
import { endSteps, runStep, type StepResult } from './run-step';
import type { Stage, Step } from './steps';
import { summaryLine } from './summary';
import { testEnvironment } from './test-environment';

const stages = readArguments();
/** The most failures to list for each step: readers of a long output only need to know where to look. */
const MAX_LISTED = 20;
const results: StepResult[] = [];
/** Whether no further step may start: a step has failed, or a signal has arrived. */
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const)
  process.on(signal, () => void stop());

process.exit(await runGate());

async function runGate(): Promise<number> {
  rmSync('reports', { recursive: true, force: true });
  mkdirSync('reports/logs', { recursive: true });
  const { env, remove } = await testEnvironment();
  try {
    for (const lanes of stages) {
      const isBuffered = lanes.filter((lane) => lane.length > 0).length > 1;
      await Promise.all(lanes.map((lane) => runLane(lane, env, isBuffered)));
    }
  } finally {
    remove();
  }
  return conclude();
}

async function runLane(lane: Step[], env: NodeJS.ProcessEnv, isBuffered: boolean): Promise<void> {
  for (const step of lane) {
    if (isStopped) return;
    const result = await runStep(step, env, isBuffered);
    results.push(result);
    if (result.outcome === 'FAILED') await stop();
  }
}

async function stop(): Promise<void> {
  isStopped = true;
  await endSteps();
}

/** Prints the outcome of each step, then the counts of all tests. Returns the exit code. */
function conclude(): number {
  const failedSteps = results.filter(({ outcome }) => outcome === 'FAILED');
  const total = sumCounts(results.map(({ counts }) => counts));
  // A failure outside the tests is a failure in the closing line too.
  if (failedSteps.length > 0 && total.failed === 0) total.failed = 1;
  const lines = results.map(
    ({ outcome, seconds, step }) =>
      `${outcome.padEnd(6)} ${seconds.toFixed(1).padStart(7)} s  ${step.title}`,
  );
  console.log(`\n${lines.join('\n')}`);
  for (const { step, failures } of failedSteps) {
    console.log(`\nFailed: ${step.title} (npm test -- ${step.name})`);
    printFailures(failures);
  }
  if (isStopped) console.log('\nStopped before everything had run.');
  if (process.argv[2] === 'long')
    console.log(`\n${summaryLine(results, isStopped, currentCommit())}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  return isStopped ? 1 : 0;
}

function printFailures(failures: Failure[]): void {
  for (const { file, title, reason } of failures.slice(0, MAX_LISTED))
    console.log(`  ${title ? `${file}: ${title}` : file}\n    ${reason}`);
  const rest = failures.length - MAX_LISTED;
  if (rest > 0) console.log(`  and ${rest} more`);
}

/** The commit that is checked out, with a + if the working tree differs from it. */
function currentCommit(): string {
  const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim();
  try {
    return git('rev-parse', '--short=8', 'HEAD') + (git('status', '--porcelain') ? '+' : '');
  } catch {
    return 'a tree without git';
  }
}

function readArguments(): Stage[] {
  try {
    return chooseSteps(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}
