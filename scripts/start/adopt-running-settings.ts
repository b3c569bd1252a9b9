import { readSettings } from './data-folder';
import { readEnvironment } from './options';
import { dataDir } from './plan-settings';

/**
 * Adds the settings of a site that runs here to this process, whose own settings win, so that a script uses the same
 * database. The settings of a site that has ended name a database that no longer answers.
 */
export async function adoptRunningSettings(): Promise<void> {
  const environment = readEnvironment();
  if (environment.DATABASE_URL && environment.PERENNIAL_EMBEDDED === 'never') return;
  const storedSettings = await readSettings(dataDir(environment));
  for (const [name, value] of Object.entries(storedSettings)) process.env[name] ||= String(value);
}
