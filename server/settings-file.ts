import { MINUTE_MS } from '@/lib/platform/durations';
import { AppError } from '@/lib/platform/errors';
import { sayIn } from '@/lib/platform/language/words-in';
import { log } from '@/lib/platform/log';
import { metrics } from '@/lib/platform/metrics';
import { followSiteSettings } from '@/lib/platform/site-settings/follow-site-settings';
import {
  checkSettingsFile,
  PicturesUnknownError,
} from '@/lib/settings/commands/check-settings-file';
import { readSettingsFile } from '@/lib/settings/kept-settings';

/** A file that has become faulty would stop the next start: the operator shall hear of it before. */
const LOOK_MS = MINUTE_MS;

/** What a look at the settings file found. */
type Look = {
  /** What is wrong with it, in English; absent when no fault was found. */
  fault?: string | undefined;
  /** Why nobody could tell whether its pictures are kept. */
  doubt?: PicturesUnknownError | undefined;
};

/**
 * Puts the site settings of the file PERENNIAL_SETTINGS in force, and follows what else changes all pages: prices and legal texts. From
 * then on looks whether a start would still accept the file. Throws as `readSettingsFile`.
 */
export async function takeSettingsFile(databaseUrl: string): Promise<void> {
  const kept = await readSettingsFile();
  let known: Look = {};
  setInterval(async () => {
    known = await watchSettingsFile(databaseUrl, known);
  }, LOOK_MS).unref();
  await followSiteSettings(databaseUrl, kept);
}

/**
 * Sets `perennial_faulty_settings` by what is wrong with the file now, and logs it where that is not what was `known`; while nobody can
 * tell, what was known holds. Returns what is known now. What was read at the start stays in force.
 */
export async function watchSettingsFile(databaseUrl: string, known: Look = {}): Promise<Look> {
  const { fault, doubt } = await lookAtSettingsFile(databaseUrl);
  if (doubt) {
    if (!known.doubt) logDoubt(doubt);
    return { fault: known.fault, doubt };
  }
  metrics()?.faultySettings(fault === undefined ? 0 : 1);
  if (fault !== undefined && fault !== known.fault)
    log.error({ fault }, 'the settings file is faulty: the next start would be refused');
  return { fault };
}

/**
 * What refuses a start with that file, in English; undefined where nothing does, or while nobody can tell.
 * @param databaseUrl where its pictures are looked for; without it they are not
 */
export async function settingsFileFault(databaseUrl?: string): Promise<string | undefined> {
  const { fault, doubt } = await lookAtSettingsFile(databaseUrl);
  if (doubt) logDoubt(doubt);
  return fault;
}

async function lookAtSettingsFile(databaseUrl: string | undefined): Promise<Look> {
  try {
    if (databaseUrl === undefined) await readSettingsFile();
    else await checkSettingsFile(databaseUrl);
    return {};
  } catch (error) {
    if (error instanceof PicturesUnknownError) return { doubt: error };
    return { fault: `PERENNIAL_SETTINGS cannot be used: ${faultOf(error)}` };
  }
}

const logDoubt = (err: PicturesUnknownError) =>
  log.warn({ err }, 'nobody can tell whether the pictures of the settings file are kept');

function faultOf(error: unknown): string {
  if (!(error instanceof AppError)) return error instanceof Error ? error.message : String(error);
  const fields = Object.entries(error.fields ?? {}).map(
    ([key, fault]) => `${key}: ${typeof fault === 'string' ? fault : sayIn('en', fault)}`,
  );
  return [error.message, ...fields].join('\n  - ');
}
