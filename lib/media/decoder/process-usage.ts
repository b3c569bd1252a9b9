import { readFileSync } from 'node:fs';

const KILOBYTE = 1024;
/** Linux reports processor time in hundredths of a second. */
const TICK_MS = 10;

/** The memory of a process in bytes; 0 if it is gone, and on systems other than Linux. */
export function memoryOf(pid: number | undefined): number {
  const [, kilobytes] = /^VmRSS:\s*(\d+) kB$/m.exec(readProc(pid, 'status')) ?? [];
  return Number(kilobytes ?? 0) * KILOBYTE;
}

/** The processor time of a process in milliseconds; 0 as for `memoryOf`. */
export function processorMsOf(pid: number | undefined): number {
  // Counted after the process name, which may contain spaces: state is field 3, utime and stime are
  // 14 and 15 (proc(5)).
  const fields = readProc(pid, 'stat').split(') ').at(-1)?.split(' ') ?? [];
  const [user = 0, system = 0] = fields.slice(11, 13).map(Number);
  return (user + system) * TICK_MS;
}

/** Synchronous, because an asynchronous read would queue behind others while the process grows. */
function readProc(pid: number | undefined, file: 'stat' | 'status'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1');
  } catch {
    return '';
  }
}
