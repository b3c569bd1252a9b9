import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Locks the data folder and returns the function that unlocks it. Takes over the lock of a process that
 * is gone; throws while another start holds it.
 */
export function lockFolder(folder: string): () => void {
  const file = path.join(folder, 'running.pid');
  const pid = Number(readText(file));
  if (pid && pid !== process.pid && isStart(pid))
    throw new Error(
      `Perennial already runs with the data in ${folder} (process ${pid}). ` +
        'End that one first, or set PERENNIAL_DATA_DIR to another folder.',
    );
  writeFileSync(file, `${process.pid}\n`);
  return () => rmSync(file, { force: true });
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
