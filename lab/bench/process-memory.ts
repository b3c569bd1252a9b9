import { readdirSync, readFileSync } from 'node:fs';
import { setInterval as every } from 'node:timers';

const POLL_MS = 100;

/**
 * In megabytes of 2^20 bytes. `share` is the proportional set size, which divides shared memory among its processes;
 * `peak` is the largest resident size so far.
 */
export type ProcessMemory = { pid: number; resident: number; share: number; peak: number };

/** The ids of a process and all its descendants. Empty without /proc. */
export function processTree(root: number): number[] {
  const parents = parentsOfAll();
  const isBelow = (pid: number | undefined): boolean =>
    pid !== undefined && (pid === root || isBelow(parents.get(pid)));
  return [...parents.keys()].filter(isBelow);
}

/** The memory of a process and all its descendants. Empty without /proc. */
export function readProcessMemory(root: number): ProcessMemory[] {
  return processTree(root).map((pid) => {
    const status = textOf(`/proc/${pid}/status`);
    return {
      pid,
      resident: megabytes(status, 'VmRSS'),
      share: megabytes(textOf(`/proc/${pid}/smaps_rollup`), 'Pss'),
      peak: megabytes(status, 'VmHWM'),
    };
  });
}

/**
 * Watches the total memory of a process and all its descendants. Returns a function that stops and returns the maximum.
 */
export function watchPeak(root: number): () => number {
  let peak = 0;
  const update = () => {
    peak = Math.max(peak, sumOf(readProcessMemory(root)));
  };
  update();
  const timer = every(update, POLL_MS);
  return () => {
    clearInterval(timer);
    update();
    return peak;
  };
}

/** The total, which counts shared memory once. */
export const sumOf = (memory: ProcessMemory[]): number =>
  memory.reduce((sum, { share }) => sum + share, 0);

function parentsOfAll(): Map<number, number> {
  const parents = new Map<number, number>();
  for (const name of namesIn('/proc')) {
    const parent = /^PPid:\s+(\d+)/m.exec(textOf(`/proc/${name}/status`))?.[1];
    if (parent !== undefined) parents.set(Number(name), Number(parent));
  }
  return parents;
}

const megabytes = (text: string, name: string) =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0) / 1024;

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => /^\d+$/.test(name));
  } catch {
    return []; // not Linux
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // the process has ended in the meantime
  }
}
