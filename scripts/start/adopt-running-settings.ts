import { readSettings } from './data-folder';
import { readEnvironment } from './options';
import { dataDir } from './plan-settings';

/**
 * Gives this process the settings of a site that runs here, below what is really set: a script then
 * speaks to the same database. Settings of a site that has ended name one that does not answer.
 */
export async function adoptRunningSettings(): Promise<void> {
  const given = readEnvironment();
  if (given.DATABASE_URL && given.PERENNIAL_EMBEDDED === 'never') return;
  const kept = await readSettings(dataDir(given));
  for (const [name, value] of Object.entries(kept)) process.env[name] ||= String(value);
}
