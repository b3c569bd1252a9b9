import { AppError } from '@/lib/platform/errors';
import type { Message } from '@/lib/platform/language/message';
import { MEDIA_ERROR_MESSAGES } from '../rules';
import { DecoderProcess, type Ending } from './decoder-process';
import type { DecoderJob, Task, TaskInput, TaskResult } from './tasks';

const SECOND = 1000;
/**
 * Limits of processor time. A picture that fits into memory takes a second or two, a HEIC of 48 megapixels five, or
 * three times as long on a slow machine, and copying a 200 MB video a few.
 */
const LIMIT_MS: Record<Task, (bytes: number) => number> = {
  detect: () => 2 * SECOND,
  picture: () => 15 * SECOND,
  poster: () => 9 * SECOND,
  smaller: () => 20 * SECOND,
  asset: () => 9 * SECOND,
  video: (bytes) => 5 * SECOND + bytes / 5_000,
  facts: () => 9 * SECOND,
};
const ABORTED_MESSAGES: Record<Task, Message> = {
  detect: MEDIA_ERROR_MESSAGES.damaged,
  picture: MEDIA_ERROR_MESSAGES.tooDemanding,
  poster: MEDIA_ERROR_MESSAGES.tooDemanding,
  smaller: MEDIA_ERROR_MESSAGES.tooDemanding,
  asset: MEDIA_ERROR_MESSAGES.tooDemanding,
  video: MEDIA_ERROR_MESSAGES.videoDamaged,
  facts: MEDIA_ERROR_MESSAGES.videoDamaged,
};
/**
 * Encoding AVIF may use all the memory that a decoder may have for it. It gets a new process, because a used one does
 * not return its memory. The idle process is killed first, so that the machine does not need memory for both.
 */
const HEAVIEST_TASK: Task = 'smaller';
/** How long an idle process is kept. */
const IDLE_MS = 30 * SECOND;

let idle: { decoder: DecoderProcess; timer: NodeJS.Timeout } | undefined;

/**
 * Opens a stranger's file in another process with limits on memory and processor time, so that no
 * file can harm this one (security.md, "Files").
 * @param bytes the size of the file; a large video may take longer
 * @throws AppError `invalid`, `too_large` or `unsupported` with a message for people; an error with
 * the system's code if the disk has no room for a copy
 */
export async function decode<T extends Task>(
  task: T,
  input: TaskInput<T>,
  bytes = 0,
): Promise<TaskResult<T>> {
  const job = { task, input } as DecoderJob; // the compiler cannot see that the two belong together
  const limitMs = LIMIT_MS[task](bytes);
  if (task === HEAVIEST_TASK) takeIdle()?.kill();
  const waiting = takeIdle();
  const ending = await runIn(waiting ?? new DecoderProcess(), job, limitMs);
  // A reused process may have died because of an earlier file, so try once more in a new one.
  const hasReusedDied = waiting && 'killed' in ending && ending.killed === 'died';
  return resultOf(task, hasReusedDied ? await runIn(new DecoderProcess(), job, limitMs) : ending);
}

async function runIn(decoder: DecoderProcess, job: DecoderJob, limitMs: number): Promise<Ending> {
  const ending = await decoder.run(job, limitMs);
  if (job.task === HEAVIEST_TASK) decoder.kill();
  else keepIdle(decoder);
  return ending;
}

function resultOf<T extends Task>(task: T, ending: Ending): TaskResult<T> {
  if ('result' in ending) return ending.result as TaskResult<T>; // the process did this task
  if ('refused' in ending) throw new AppError(ending.refused.code, ending.refused.said);
  if ('killed' in ending) throw new AppError('invalid', ABORTED_MESSAGES[task]);
  const { broken, code } = ending; // a full disk is recognised by its code
  throw Object.assign(new Error(`A decoder failed: ${broken}`), code && { code });
}

function takeIdle(): DecoderProcess | undefined {
  const found = idle;
  idle = undefined;
  clearTimeout(found?.timer);
  return found?.decoder.isReusable() ? found.decoder : undefined;
}

function keepIdle(decoder: DecoderProcess): void {
  if (idle || !decoder.isReusable()) {
    decoder.kill();
    return;
  }
  const timer = setTimeout(() => {
    takeIdle();
    decoder.kill();
  }, IDLE_MS);
  timer.unref();
  idle = { decoder, timer };
}
