import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { throwawaySettings } from '../throwaway-settings';

const PROGRAM = ['--import', 'tsx', 'lab/bench/fill/count-words-program.ts'];

/**
 * Counts the words of all names, as the site's job does. Otherwise the first site on this database would count them
 * while it is being measured. Runs in a separate process, because a process can use only one database.
 */
export async function countWords(databaseUrl: string): Promise<void> {
  const env = { ...process.env, ...throwawaySettings(databaseUrl, tmpdir()) };
  await promisify(execFile)(process.execPath, PROGRAM, { env });
}
