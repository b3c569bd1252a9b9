import { readFileSync } from 'node:fs';

const KILOBYTE = 1024;
/** Linux tells times in hundredths of a second. */
const TICK_MS = 10;

/** The memory of a process in bytes. 0 for one that is gone, and on other systems than Linux. */
export function memoryOf(pid: number | undefined): number {
  const [, kilobytes] = /^VmRSS:\s*(\d+) kB$/m.exec(readProc(pid, 'status')) ?? [];
  return Number(kilobytes ?? 0) * KILOBYTE;
}

/** The processor time that a process has taken, in milliseconds; 0 where the memory is 0. */
export function processorMsOf(pid: number | undefined): number {
  // After the name, which may contain spaces: state is field 3, and utime and stime are 14 and 15 (proc(5)).
  const fields = readProc(pid, 'stat').split(') ').at(-1)?.split(' ') ?? [];
  const [user = 0, system = 0] = fields.slice(11, 13).map(Number);
  return (user + system) * TICK_MS;
}

/** Reads at once: a read in the background waits behind others, while the process grows. */
function readProc(pid: number | undefined, file: 'stat' | 'status'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1');
  } catch {
    return '';
  }
}
