import { existsSync } from 'node:fs';
import { readFile, readlink, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const TIMEOUT_MS = 15_000;

/**
 * Cleans up what a killed run left in a data folder: stops a server that is still running, and deletes a postmaster.pid
 * whose process has ended (its id may belong to another program now, and PostgreSQL would then refuse to start).
 */
export async function stopLeftoverServer(folder: string): Promise<void> {
  const lock = path.join(folder, 'postmaster.pid');
  const pid = Number((await readFile(lock, 'utf8').catch(() => '')).split('\n')[0]);
  if (!pid) return;
  if (await runsIn(pid, folder)) await endProcess(pid, folder);
  await rm(lock, { force: true });
}

async function endProcess(pid: number, folder: string): Promise<void> {
  process.kill(pid, 'SIGINT');
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await sleep(100))
    if (!(await runsIn(pid, folder))) return;
  throw new Error(`Another PostgreSQL (process ${pid}) uses ${folder} and does not stop.`);
}

/** Whether the process is this folder's server: a server's working directory is its data folder. */
async function runsIn(pid: number, folder: string): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // Without /proc (macOS), any running process with that id counts as the server.
  if (!existsSync('/proc/self')) return true;
  return (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === folder;
}
