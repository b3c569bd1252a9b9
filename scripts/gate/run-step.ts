import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Counts, readCounts } from './counts';
import { type Failure, readFailures } from './failures';
import type { Step } from './steps';

const KILL_AFTER_MS = 20_000;
const LOGS = 'reports/logs';
const running = new Set<ChildProcess>();

export type StepResult = {
  step: Step;
  outcome: 'passed' | 'FAILED' | 'ended';
  seconds: number;
  counts: Counts;
  failures: Failure[];
};

/**
 * Runs one step. Its output is shown immediately or, with `isBuffered`, in one piece when it ends, so that it does not
 * mix with another lane's. The outcome is `ended` if `endSteps` stopped it.
 */
export async function runStep(
  step: Step,
  env: NodeJS.ProcessEnv,
  isBuffered: boolean,
): Promise<StepResult> {
  const start = performance.now();
  const log = path.join(LOGS, `${step.name}.log`);
  const output = isBuffered ? openSync(log, 'w') : 'inherit';
  console.log(isBuffered ? `... ${step.title}` : `\n=== ${step.title}`);
  const child = spawn(process.execPath, step.run, {
    env,
    stdio: ['ignore', output, output],
    detached: true,
  });
  running.add(child);
  const timer = setTimeout(() => {
    console.error(`${step.title} took longer than ${step.limitSeconds} s and was stopped.`);
    void end(child);
  }, step.limitSeconds * 1000);
  const code = await new Promise((resolve) => child.once('error', resolve).once('exit', resolve));
  clearTimeout(timer);
  const isStopped = !running.delete(child);
  const outcome = isStopped ? 'ended' : code === 0 ? 'passed' : 'FAILED';
  const seconds = (performance.now() - start) / 1000;
  if (typeof output === 'number') {
    closeSync(output);
    console.log(`\n=== ${step.title}: ${outcome}, ${seconds.toFixed(1)} s`);
    if (outcome !== 'ended') process.stdout.write(readFileSync(log));
  }
  return {
    ...{ step, outcome, seconds },
    counts: readCounts(step.report),
    failures: readFailures(step.report),
  };
}

/** Ends every step that is running. */
export async function endSteps(): Promise<void> {
  const children = [...running];
  running.clear();
  await Promise.all(children.map(end));
}

/** Sends SIGTERM first, then SIGKILL to everything it started. */
async function end(child: ChildProcess): Promise<void> {
  if (!child.pid || child.exitCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), KILL_AFTER_MS);
  await exited;
  clearTimeout(timer);
}
