import { MINUTE_MS } from '@/lib/platform/durations';
import { AppError } from '@/lib/platform/errors';
import { sayIn } from '@/lib/platform/language/words-in';
import { log } from '@/lib/platform/log';
import { metrics } from '@/lib/platform/metrics';
import { followSiteSettings } from '@/lib/platform/site-settings/follow-site-settings';
import { checkSettingsFile } from '@/lib/settings/commands/check-settings-file';
import { readSettingsFile } from '@/lib/settings/kept-settings';

/** A file that has become faulty would stop the next start: the operator shall hear of it before. */
const LOOK_MS = MINUTE_MS;

/**
 * Puts the site settings of the file PERENNIAL_SETTINGS in force, and follows what else changes all pages: prices and legal texts. From
 * then on looks whether a start would still accept the file. Throws as `readSettingsFile`.
 */
export async function takeSettingsFile(databaseUrl: string): Promise<void> {
  const kept = await readSettingsFile();
  let known: string | undefined;
  setInterval(async () => {
    known = await watchSettingsFile(known);
  }, LOOK_MS).unref();
  await followSiteSettings(databaseUrl, kept);
}

/**
 * Sets `perennial_faulty_settings` by what is wrong with the file now, and logs it where that is not what was `known`. Returns what is
 * wrong. What was read at the start stays in force.
 */
export async function watchSettingsFile(known?: string): Promise<string | undefined> {
  const fault = await settingsFileFault();
  metrics()?.faultySettings(fault === undefined ? 0 : 1);
  if (fault !== undefined && fault !== known)
    log.error({ fault }, 'the settings file is faulty: the next start would be refused');
  return fault;
}

/** What is wrong with that file, in English; undefined where nothing is. */
export async function settingsFileFault(): Promise<string | undefined> {
  try {
    await checkSettingsFile();
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
