import { askListener, hearInvalidations } from '../cache/listener';
import { log } from '../log';
import { type SettingKey, SITE_SETTINGS } from './registry';
import { fromEnvironment } from './site-setting';
import { announceChange, type SettingValues, snapshot } from './snapshot';
import { checkedValues, type StoredSetting } from './stored';

/** All of it in one statement, and so of one moment. */
const READ = `SELECT coalesce((SELECT max("id") FROM "setting_changes"), 0)::int AS version,
  coalesce((SELECT json_agg(json_build_object('key', "key", 'value', "value")) FROM "settings"), '[]') AS rows`;

type Found = { version: number; rows: StoredSetting[] };

/** After a failure without a lost connection: the tables are not there yet, or the database is slow. */
const AGAIN_MS = 1_000;

/**
 * Reads the site settings into this process, and again whenever a change is announced or may have been missed. While the
 * database is away, what is known stays in force. Returns a promise that is done when they have been read once.
 */
export function followSiteSettings(databaseUrl: string): Promise<void> {
  const here = snapshot();
  here.state = 'waiting';
  const first = new Promise<void>((resolve) => {
    here.read = () => {
      here.reading ??= readAll(resolve).finally(() => {
        here.reading = undefined;
      });
      return here.reading;
    };
  });
  hearInvalidations(databaseUrl, {
    onPath: () => {},
    onSettings: () => {
      isOutOfDate = true;
      void here.read?.();
      // Only now: what is asked for from here on waits for the settings.
      announceChange();
    },
    onLost: () => {},
    onHeard: () => {
      isOutOfDate = true;
      void here.read?.();
    },
  });
  return first;
}

/** Whether something was announced that has not been read. */
let isOutOfDate = true;
let hasFailed = false;

async function readAll(done: () => void): Promise<void> {
  try {
    while (isOutOfDate) {
      isOutOfDate = false;
      const { version, rows } = await askListener<Found>(READ);
      putInForce(checkedValues(rows), version);
      done();
    }
    hasFailed = false;
  } catch (err) {
    isOutOfDate = true;
    if (!hasFailed) log.warn({ err }, 'the site settings could not be read');
    hasFailed = true;
    setTimeout(() => void snapshot().read?.(), AGAIN_MS).unref();
  }
}

/** From now on these are the settings, but for what the environment says. All that was rendered with others is out of date. */
export function putInForce(values: SettingValues, version: number): void {
  const here = snapshot();
  const isOther = here.version !== version;
  Object.assign(here, { state: 'read', values: { ...values, ...environment() }, version });
  if (isOther) announceChange();
}

/** What the environment says in place of settings, by key. */
function environment(): SettingValues {
  const keys = Object.keys(SITE_SETTINGS) as SettingKey[]; // its own keys
  const given = keys.map((key) => [key, fromEnvironment(key)]);
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}
