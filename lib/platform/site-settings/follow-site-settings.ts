import { addInvalidationListener, queryOnListener } from '../cache/listener';
import { log } from '../log';
import { settingFromEnvironment } from './get-setting';
import { type SettingKey, SITE_SETTINGS } from './registry';
import { notifySettingsListeners, type SettingValues, snapshot } from './snapshot';
import { parseStoredSettings, type StoredSetting } from './stored-settings';

/** One statement, so that version and settings belong to the same moment. */
const READ = `SELECT coalesce((SELECT max("id") FROM "setting_changes"), 0)::int AS version,
  coalesce((SELECT json_agg(json_build_object('key', "key", 'value', "value")) FROM "settings"), '[]') AS rows`;

type StoredState = { version: number; rows: StoredSetting[] };

/**
 * The pause after a failure while the connection stays open: the tables may not exist yet, or the
 * database is slow.
 */
const RETRY_MS = 1_000;

/**
 * The version of settings from a file before the first change in the tables. Must not be 0, the
 * version of what a build rendered.
 */
const FILE_VERSION = 1;

type FollowState = {
  here: ReturnType<typeof snapshot>;
  fileSettings: SettingValues | undefined;
  isOutOfDate: boolean;
  hasFailed: boolean;
  retryTimer?: NodeJS.Timeout;
  done: () => void;
};

/**
 * Reads the site settings into this process, and again whenever a change is announced or may have been missed. While
 * the database is unavailable, the last known settings stay in force. Resolves after the first read.
 * @param fileSettings the settings from the operator's file: in force immediately, instead of the settings in the
 * tables. Then only changes of prices and legal texts are followed
 */
export function followSiteSettings(
  databaseUrl: string,
  fileSettings?: SettingValues,
): Promise<void> {
  const current = snapshot();
  if (fileSettings) applySettings(fileSettings, FILE_VERSION);
  else current.state = 'waiting';
  const firstRead = new Promise<void>((resolve) => {
    const following = {
      here: current,
      fileSettings,
      isOutOfDate: false,
      hasFailed: false,
      done: resolve,
    };
    current.read = () => {
      following.isOutOfDate = true;
      current.reading ??= readAll(following);
      return current.reading;
    };
    if (fileSettings) resolve();
  });
  addInvalidationListener(databaseUrl, {
    onPath: () => {},
    onSettings: () => {
      void current.read?.();
      // Called after the read has begun, so that requests from now on wait for the new settings.
      notifySettingsListeners();
    },
    onDisconnect: () => {},
    onConnect: () => void current.read?.(),
  });
  return firstRead;
}

async function readAll(following: FollowState): Promise<void> {
  const { here: current, fileSettings } = following;
  try {
    while (following.isOutOfDate) {
      following.isOutOfDate = false;
      const { version, rows } = await queryOnListener<StoredState>(READ);
      if (snapshot() !== current) return; // by `resetSnapshot`: these settings are no longer followed
      if (fileSettings) applySettings(fileSettings, FILE_VERSION + version);
      else applySettings(parseStoredSettings(rows), version);
      following.done();
    }
    following.hasFailed = false;
  } catch (err) {
    if (!following.hasFailed) log.warn({ err }, 'the site settings could not be read');
    following.hasFailed = true;
    clearTimeout(following.retryTimer);
    following.retryTimer = setTimeout(() => void current.read?.(), RETRY_MS).unref();
  } finally {
    current.reading = undefined; // synchronously, so that a later call starts a new read
  }
}

/**
 * Puts these settings in force, except where the environment sets a value. If the version is new,
 * reports everything rendered so far as outdated.
 */
export function applySettings(values: SettingValues, version: number): void {
  const current = snapshot();
  const isNewVersion = current.version !== version;
  Object.assign(current, { state: 'read', values: { ...values, ...environmentValues() }, version });
  if (isNewVersion) notifySettingsListeners();
}

/** The settings from the environment, by key. */
function environmentValues(): SettingValues {
  const keys = Object.keys(SITE_SETTINGS) as SettingKey[]; // keys() returns string[]
  const entries = keys.map((key) => [key, settingFromEnvironment(key)]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
