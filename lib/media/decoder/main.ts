/**
 * The program that opens strangers' files (security.md, "Files"): a separate process without
 * settings, secrets or write access outside the temporary folder, which its parent kills if it
 * needs too much. It does one job after another. Node runs these sources directly, so they import
 * each other by file name.
 */

import { FileError } from './file-error.ts';
import { memoryLimitOf, READY } from './protocol.ts';
import type { DecoderJob, Task, TaskAnswer, TaskInput, TaskResult } from './tasks.ts';

/**
 * Memory may grow by 1 MB a millisecond. sharp decodes in other threads, so this thread is free to check it. HEIC and BMP
 * are decoded on this thread: their readers are bounded before they begin (decision 0129).
 */
const CHECK_INTERVAL_MS = 2;

const TASKS: { [T in Task]: (input: TaskInput<T>) => Promise<TaskResult<T>> } = {
  async detect({ path }) {
    const { detectType } = await import('./detect-type.ts');
    return detectType(path);
  },
  async picture({ path }) {
    const { makeVariants } = await import('./make-variants.ts');
    return makeVariants(path);
  },
  async video({ path, copy }) {
    const [{ copyVideo }, { checkSampleTables }, { blankAviNotes }] = await Promise.all([
      import('./copy-video.ts'),
      import('./sample-tables.ts'),
      import('./avi-notes.ts'),
    ]);
    if (blankAviNotes(path)) return null; // mediabunny reads no AVI
    checkSampleTables(path);
    return copyVideo(path, copy);
  },
  async facts({ path }) {
    const [{ readVideoFacts }, { checkSampleTables }] = await Promise.all([
      import('./video-facts.ts'),
      import('./sample-tables.ts'),
    ]);
    checkSampleTables(path);
    return readVideoFacts(path);
  },
  async poster({ path }) {
    const { encodePoster } = await import('./make-variants.ts');
    return encodePoster(path);
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

process.on('message', (job: DecoderJob) => {
  const limit = memoryLimitOf(job.task);
  const check = setInterval(() => endBeyond(limit), CHECK_INTERVAL_MS);
  void runJob(job).then((outcome) => {
    clearInterval(check);
    process.send?.(outcome);
  });
});
process.send?.(READY);
process.once('disconnect', () => process.exit()); // the server is gone

async function runJob(job: DecoderJob): Promise<TaskAnswer> {
  try {
    return { result: await run(job) };
  } catch (error) {
    if (error instanceof FileError)
      return { refused: { code: error.code, said: error.userMessage } };
    const broken = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    return { broken, ...(code && { code }) };
  }
}

/** The parent checks too, while this thread is busy, but less often. */
function endBeyond(limit: number): void {
  if (process.memoryUsage.rss() > limit) process.kill(process.pid, 'SIGKILL');
}

const run = <T extends Task>({ task, input }: DecoderJob<T>) => TASKS[task](input);
