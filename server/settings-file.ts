import { MINUTE_MS } from '@/lib/platform/durations';
import { AppError } from '@/lib/platform/errors';
import { translateIn } from '@/lib/platform/language/translator-for';
import { log } from '@/lib/platform/log';
import { metrics } from '@/lib/platform/metrics';
import { followSiteSettings } from '@/lib/platform/site-settings/follow-site-settings';
import {
  checkSettingsFile,
  PicturesUnknownError,
} from '@/lib/settings/commands/check-settings-file';
import { readSettingsFile } from '@/lib/settings/settings-file';

/** A file that has become faulty would prevent the next start, so the operator should learn of it before. */
const CHECK_MS = MINUTE_MS;

/** The result of a check of the settings file. */
type Check = {
  /** What is wrong with it, in English; absent when no fault was found. */
  fault?: string | undefined;
  /** The reason why its pictures could not be checked. */
  doubt?: PicturesUnknownError | undefined;
};

/**
 * Applies the site settings of the file PERENNIAL_SETTINGS, and follows changes to the other contents of all pages:
 * prices and legal texts. Then checks regularly whether a start would still accept the file. Throws like
 * `readSettingsFile`.
 */
export async function applySettingsFile(databaseUrl: string): Promise<void> {
  const fileSettings = await readSettingsFile();
  let known: Check = {};
  setInterval(async () => {
    known = await watchSettingsFile(databaseUrl, known);
  }, CHECK_MS).unref();
  await followSiteSettings(databaseUrl, fileSettings);
}

/**
 * Checks the file, sets the metric `perennial_faulty_settings`, and logs a fault that is not `known` yet. If the file
 * cannot be checked, the known result stays. The settings that were read at the start stay in force.
 * @returns the latest known result
 */
export async function watchSettingsFile(databaseUrl: string, known: Check = {}): Promise<Check> {
  const { fault, doubt } = await checkFile(databaseUrl);
  if (doubt) {
    if (!known.doubt) logUncheckable(doubt);
    return { fault: known.fault, doubt };
  }
  metrics()?.faultySettings(fault === undefined ? 0 : 1);
  if (fault !== undefined && fault !== known.fault)
    log.error({ fault }, 'the settings file is faulty: the next start would be refused');
  return { fault };
}

/**
 * Why the server cannot start with this file, in English. Undefined if it can, or if its pictures cannot be checked.
 * @param databaseUrl the database with its pictures; without it they are not checked
 */
export async function settingsFileError(databaseUrl?: string): Promise<string | undefined> {
  const { fault, doubt } = await checkFile(databaseUrl);
  if (doubt) logUncheckable(doubt);
  return fault;
}

async function checkFile(databaseUrl: string | undefined): Promise<Check> {
  try {
    if (databaseUrl === undefined) await readSettingsFile();
    else await checkSettingsFile(databaseUrl);
    return {};
  } catch (error) {
    if (error instanceof PicturesUnknownError) return { doubt: error };
    return { fault: `PERENNIAL_SETTINGS cannot be used: ${toErrorText(error)}` };
  }
}

const logUncheckable = (err: PicturesUnknownError) =>
  log.warn({ err }, 'could not check whether the pictures of the settings file are stored');

function toErrorText(error: unknown): string {
  if (!(error instanceof AppError)) return error instanceof Error ? error.message : String(error);
  const fields = Object.entries(error.fields ?? {}).map(
    ([key, fault]) => `${key}: ${typeof fault === 'string' ? fault : translateIn('en', fault)}`,
  );
  return [error.message, ...fields].join('\n  - ');
}
