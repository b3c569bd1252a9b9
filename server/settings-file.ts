import { AppError } from '@/lib/platform/errors';
import { sayIn } from '@/lib/platform/language/words-in';
import { followSiteSettings } from '@/lib/platform/site-settings/follow-site-settings';
import { readSettingsFile } from '@/lib/settings/kept-settings';

/**
 * Puts the site settings of the file PERENNIAL_SETTINGS in force, and follows what else changes all pages: prices and legal texts.
 * Throws as `readSettingsFile`.
 */
export const takeSettingsFile = async (databaseUrl: string): Promise<void> =>
  followSiteSettings(databaseUrl, await readSettingsFile());

/** What is wrong with that file, in English; undefined where nothing is. */
export async function settingsFileFault(): Promise<string | undefined> {
  try {
    await readSettingsFile();
    return undefined;
  } catch (error) {
    return `PERENNIAL_SETTINGS cannot be used: ${faultOf(error)}`;
  }
}

function faultOf(error: unknown): string {
  if (!(error instanceof AppError)) return error instanceof Error ? error.message : String(error);
  const fields = Object.entries(error.fields ?? {}).map(
    ([key, fault]) => `${key}: ${typeof fault === 'string' ? fault : sayIn('en', fault)}`,
  );
  return [error.message, ...fields].join('\n  - ');
}
