import type { Task } from './tasks.ts';

const MEGABYTE = 1024 * 1024;
/** The tasks that decode pictures as people send them, of any format. */
const PICTURE_TASKS: readonly Task[] = ['picture', 'asset'];

/**
 * How much memory a decoder may use for a task, in bytes. Node and sharp need about 90 MB of it (decision 0037, and
 * 0129 for pictures).
 */
export const memoryLimitOf = (task: Task): number =>
  (PICTURE_TASKS.includes(task) ? 400 : 170) * MEGABYTE;
/** The message a decoder sends when it can receive jobs. */
export const READY = 'ready';
