/**
 * The program that opens strangers' files (security.md, "Files"): a separate process without
 * settings, secrets or write access outside the temporary folder, which its parent kills if it
 * needs too much. It does one job after another. Node runs these sources directly, so they import
 * each other by file name.
 */

import { MEMORY_LIMIT, READY } from './agreement.ts';
import { Refusal } from './refusal.ts';
import type { Answer, Input, Job, Result, Task } from './tasks.ts';

/** Other threads decode pictures, at up to 1 MB a millisecond, so this thread is free to check. */
const LOOK_EVERY_MS = 2;

const TASKS: { [T in Task]: (input: Input<T>) => Promise<Result<T>> } = {
  async detect({ path }) {
    const { detectType } = await import('./detect-type.ts');
    return detectType(path);
  },
  async picture({ path }) {
    const { makeVariants } = await import('./make-variants.ts');
    return makeVariants(path);
  },
  async video({ path, copy }) {
    const [{ copyVideo }, { checkSampleTables }] = await Promise.all([
      import('./copy-video.ts'),
      import('./sample-tables.ts'),
    ]);
    checkSampleTables(path);
    return copyVideo(path, copy);
  },
  async poster({ path }) {
    const { makePoster } = await import('./make-variants.ts');
    return makePoster(path);
  },
  async smaller({ path, stored }) {
    const { makeSmaller } = await import('./make-smaller.ts');
    return makeSmaller(path, stored);
  },
  async asset({ path, kind, ground }) {
    const { makeAsset } = await import('./make-asset.ts');
    return makeAsset(path, kind, ground);
  },
};

process.on('message', (job: Job) => {
  const look = setInterval(endWhenTooLarge, LOOK_EVERY_MS);
  void answer(job).then((answered) => {
    clearInterval(look);
    process.send?.(answered);
  });
});
process.send?.(READY);
process.once('disconnect', () => process.exit()); // the server is gone

async function answer(job: Job): Promise<Answer> {
  try {
    return { result: await run(job) };
  } catch (error) {
    if (error instanceof Refusal) return { refused: { code: error.code, said: error.said } };
    const broken = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    return { broken, ...(code && { code }) };
  }
}

/** The parent checks too, in case this thread is busy, but less often. */
function endWhenTooLarge(): void {
  if (process.memoryUsage.rss() > MEMORY_LIMIT) process.kill(process.pid, 'SIGKILL');
}

const run = <T extends Task>({ task, input }: Job<T>) => TASKS[task](input);
