import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A server finishes its requests and jobs before it ends (server/drain.ts). */
const TIMEOUT_MS = 30_000;
const POLL_MS = 50;

/**
 * Ends every process whose temporary folder (TMPDIR) is this one or below it. This finds everything that a part has
 * started and left behind because it failed or was killed, even in other process groups. Resolves when there are none
 * left. Finds none on machines without /proc.
 * @param patienceMs how long they have before they are killed
 */
export async function endProcessesOf(folder: string, patienceMs = TIMEOUT_MS): Promise<void> {
  signal(processesOf(folder), 'SIGTERM');
  for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(POLL_MS))
    if (processesOf(folder).length === 0) return;
  signal(processesOf(folder), 'SIGKILL');
  while (processesOf(folder).length > 0) await sleep(POLL_MS);
}

function processesOf(folder: string): number[] {
  const pids = namesIn('/proc').map(Number).filter(Number.isInteger);
  return pids.filter((pid) => {
    const temporary = pid !== process.pid && temporaryFolderOf(pid);
    return temporary && (temporary === folder || temporary.startsWith(folder + path.sep));
  });
}

/** The TMPDIR with which a process was started; undefined if it has none, has ended or belongs to another user. */
function temporaryFolderOf(pid: number): string | undefined {
  try {
    const environment = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
    return environment.find((each) => each.startsWith('TMPDIR='))?.slice('TMPDIR='.length);
  } catch {
    return undefined;
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return []; // no /proc
  }
}

function signal(pids: number[], name: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, name);
    } catch {
      // It has ended in the meantime.
    }
}
