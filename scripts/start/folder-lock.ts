import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Who takes the lock needs far less. A claim that is older was left by a process that died. */
const CLAIM_MS = 10_000;

/**
 * Locks the data folder and returns the function that unlocks it. Takes over the lock of a process that
 * is gone; throws while another start holds it, or takes it at this moment.
 */
export function lockFolder(folder: string): () => void {
  const file = path.join(folder, 'running.pid');
  // One process at a time may look who holds the lock and replace it.
  const claim = `${file}.new`;
  if (!makeClaim(claim)) throw heldBy(Number(readText(claim)), folder);
  const pid = Number(readText(file));
  if (pid && pid !== process.pid && isStart(pid)) {
    rmSync(claim, { force: true });
    throw heldBy(pid, folder);
  }
  renameSync(claim, file);
  return () => rmSync(file, { force: true });
}

const heldBy = (pid: number, folder: string) =>
  new Error(
    `Perennial already runs with the data in ${folder} (process ${pid}). ` +
      'End that one first, or set PERENNIAL_DATA_DIR to another folder.',
  );

/** Makes the claim of this process, a file, for a moment. Returns false when another process has one. */
export function makeClaim(claim: string): boolean {
  const made = statSync(claim, { throwIfNoEntry: false })?.mtimeMs;
  if (made !== undefined && Date.now() - made > CLAIM_MS) rmSync(claim, { force: true });
  try {
    writeFileSync(claim, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** The programs that may hold the lock, by their paths. */
const HOLDERS = /scripts\/(start|backup|rotate-keys|doctor)/;

/** Whether that process is a start or a script that opens the database, and not another program that has its number now. */
function isStart(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // alive, and somebody else's
  }
  // Without /proc (macOS) any living process with that number counts as the owner. With it, the command
  // line of a process that has ended and that nobody has waited for is empty.
  return !existsSync('/proc/self') || HOLDERS.test(readText(`/proc/${pid}/cmdline`));
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // a file that does not exist is empty
  }
}
