import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Taking the lock needs far less time. An older claim was left by a process that died. */
const MAX_CLAIM_AGE_MS = 10_000;

/**
 * Locks a data folder, or the folder of the releases, and returns a function that unlocks it. Takes over the lock of a
 * process that has ended. Throws if another start holds it, or is just taking it.
 */
export function lockFolder(folder: string): () => void {
  const file = path.join(folder, 'running.pid');
  // Only one process at a time may check and replace the lock.
  const claim = `${file}.new`;
  if (!makeClaim(claim)) throw lockedError(Number(readText(claim)), folder);
  const pid = Number(readText(file));
  if (pid && pid !== process.pid && mayHoldLock(pid)) {
    rmSync(claim, { force: true });
    throw lockedError(pid, folder);
  }
  renameSync(claim, file);
  return () => rmSync(file, { force: true });
}

const lockedError = (pid: number, folder: string) =>
  new Error(
    `Perennial is already running with the data in ${folder} (process ${pid}). ` +
      'Stop that one first, or set PERENNIAL_DATA_DIR to another folder.',
  );

/** Creates this process's claim, a short-lived file. Returns false if another process has one. */
export function makeClaim(claim: string): boolean {
  const madeAt = statSync(claim, { throwIfNoEntry: false })?.mtimeMs;
  if (madeAt !== undefined && Date.now() - madeAt > MAX_CLAIM_AGE_MS)
    rmSync(claim, { force: true });
  try {
    writeFileSync(claim, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Programs that may hold the lock, by path. */
const HOLDERS = /scripts\/(start|backup|rotate-keys|doctor)/;

/** Whether a process is a start or a script that opens the database, and not another program that now has this id. */
function mayHoldLock(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // it is running under another account
  }
  // Without /proc (macOS), any running process with that id counts as the owner. With /proc, the command line of a
  // zombie process is empty.
  return !existsSync('/proc/self') || HOLDERS.test(readText(`/proc/${pid}/cmdline`));
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // a missing file counts as empty
  }
}
