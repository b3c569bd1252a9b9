import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { throwawaySettings } from '../throwaway-settings';

const PROGRAM = ['--import', 'tsx', 'lab/bench/fill/count-words-program.ts'];

/**
 * Counts the words of all names, as the site's own job does after each fill: otherwise the first site over the
 * database would do it while it is measured. In a process of its own, because a process has one database.
 */
export async function countWords(databaseUrl: string): Promise<void> {
  const env = { ...process.env, ...throwawaySettings(databaseUrl, tmpdir()) };
  await promisify(execFile)(process.execPath, PROGRAM, { env });
}
