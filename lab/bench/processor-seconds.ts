import { readFileSync } from 'node:fs';
import { processTree } from './process-memory';

/** Linux counts in hundredths of a second. */
const TICKS_PER_SECOND = 100;
/** Places of user and system time after the name in /proc/PID/stat (proc(5), fields 14 and 15). */
const [USER, SYSTEM] = [11, 12];

/** The processor time, in seconds, that a process and all its descendants have used. 0 without /proc. */
export const processorSeconds = (root: number): number =>
  processTree(root).reduce((sum, pid) => sum + secondsOf(pid), 0);

function secondsOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[USER]) + Number(fields[SYSTEM])) / TICKS_PER_SECOND;
  } catch {
    return 0; // it has ended
  }
}
