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

/** The number of a file's settings before anything was changed in the tables. What a build rendered has 0. */
const OF_FILE = 1;

type Following = {
  here: ReturnType<typeof snapshot>;
  kept: SettingValues | undefined;
  isOutOfDate: boolean;
  hasFailed: boolean;
  again?: NodeJS.Timeout;
  done: () => void;
};

/**
 * Reads the site settings into this process, and again whenever a change is announced or may have been missed. While the
 * database is away, what is known stays in force. Returns a promise that is done when they have been read once.
 * @param kept what the operator keeps in a file: in force from now on, whatever the tables say. What is followed then is that
 *   prices or legal texts have changed
 */
export function followSiteSettings(databaseUrl: string, kept?: SettingValues): Promise<void> {
  const here = snapshot();
  if (kept) putInForce(kept, OF_FILE);
  else here.state = 'waiting';
  const first = new Promise<void>((resolve) => {
    const following = { here, kept, isOutOfDate: false, hasFailed: false, done: resolve };
    here.read = () => {
      following.isOutOfDate = true;
      here.reading ??= readAll(following);
      return here.reading;
    };
    if (kept) resolve();
  });
  hearInvalidations(databaseUrl, {
    onPath: () => {},
    onSettings: () => {
      void here.read?.();
      // Only now: what is asked for from here on waits for the settings.
      announceChange();
    },
    onLost: () => {},
    onHeard: () => void here.read?.(),
  });
  return first;
}

async function readAll(following: Following): Promise<void> {
  const { here, kept } = following;
  try {
    while (following.isOutOfDate) {
      following.isOutOfDate = false;
      const { version, rows } = await askListener<Found>(READ);
      if (snapshot() !== here) return; // forgotten: nobody follows these any more
      if (kept) putInForce(kept, OF_FILE + version);
      else putInForce(checkedValues(rows), version);
      following.done();
    }
    following.hasFailed = false;
  } catch (err) {
    if (!following.hasFailed) log.warn({ err }, 'the site settings could not be read');
    following.hasFailed = true;
    clearTimeout(following.again);
    following.again = setTimeout(() => void here.read?.(), AGAIN_MS).unref();
  } finally {
    here.reading = undefined; // without a pause: whoever asks now begins a new one
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
