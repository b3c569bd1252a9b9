import { readdirSync, readFileSync } from 'node:fs';
import { setInterval as every } from 'node:timers';

const LOOK_EVERY_MS = 100;

export type ProcessMemory = { pid: number; megabytes: number };

/**
 * The resident memory of a process and of all below it, in megabytes of 2^20 bytes. Empty where there is no
 * /proc.
 */
export function memoryOf(root: number): ProcessMemory[] {
  const parents = parentsOfAll();
  const isBelow = (pid: number | undefined): boolean =>
    pid !== undefined && (pid === root || isBelow(parents.get(pid)));
  return [...parents.keys()].filter(isBelow).map((pid) => ({ pid, megabytes: residentOf(pid) }));
}

/** Watches the sum of a process and all below it. Returns a function that stops and returns the highest. */
export function watchPeak(root: number): () => number {
  let peak = 0;
  const look = () => {
    peak = Math.max(peak, sumOf(memoryOf(root)));
  };
  look();
  const timer = every(look, LOOK_EVERY_MS);
  return () => {
    clearInterval(timer);
    look();
    return peak;
  };
}

export const sumOf = (memory: ProcessMemory[]): number =>
  memory.reduce((sum, { megabytes }) => sum + megabytes, 0);

function parentsOfAll(): Map<number, number> {
  const found = new Map<number, number>();
  for (const name of namesIn('/proc')) {
    const parent = /^PPid:\s+(\d+)/m.exec(textOf(`/proc/${name}/status`))?.[1];
    if (parent !== undefined) found.set(Number(name), Number(parent));
  }
  return found;
}

const residentOf = (pid: number) =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(textOf(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;

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
    return ''; // it has ended meanwhile
  }
}
