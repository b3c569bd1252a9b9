import { type ChildProcess, spawn } from 'node:child_process';
import type { Step } from './steps';

const KILL_AFTER_MS = 20_000;
let current: ChildProcess | undefined;

/** Runs one step with its output shown. Gives whether it passed, and for how long it ran. */
export async function runStep(
  step: Step,
  env: NodeJS.ProcessEnv,
): Promise<{ passed: boolean; seconds: number }> {
  const start = performance.now();
  const child = spawn(process.execPath, step.run, { env, stdio: 'inherit', detached: true });
  current = child;
  const limit = setTimeout(() => {
    console.error(`${step.title} took longer than ${step.limitSeconds} s and is ended.`);
    void endStep();
  }, step.limitSeconds * 1000);
  const code = await new Promise((resolve) => child.once('error', resolve).once('exit', resolve));
  clearTimeout(limit);
  current = undefined;
  return { passed: code === 0, seconds: (performance.now() - start) / 1000 };
}

/** Ends the step that runs now: politely, then with everything it started. */
export async function endStep(): Promise<void> {
  const child = current;
  if (!child?.pid) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), KILL_AFTER_MS);
  await gone;
  clearTimeout(timer);
}
