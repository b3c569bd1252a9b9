import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Refuses a second start over the same data. Gives the way to let go; a dead owner's lock is taken. */
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

/** Whether that process is a `npm start`, and not another program that got its number since. */
function isStart(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // alive, and somebody else's
  }
  // Without /proc (macOS) a living process under that number is taken for the owner. A process that
  // has ended and that nobody has waited for has no words there any more.
  return !existsSync('/proc/self') || readText(`/proc/${pid}/cmdline`).includes('scripts/start');
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // no such file is no such text
  }
}
