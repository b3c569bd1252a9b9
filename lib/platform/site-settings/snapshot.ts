/** What has been set, checked, by key; a key that is not in it has its default. */
export type SettingValues = Readonly<Record<string, unknown>>;

/**
 * - `unread`: this process reads no settings: a build, a script, a test. The defaults hold.
 * - `waiting`: they have not been read yet, so nobody knows what to show.
 * - `read`: they are known, as they were when this process last heard of a change.
 */
type State = 'unread' | 'waiting' | 'read';

type Snapshot = {
  state: State;
  values: SettingValues;
  /** The number of the last change among them; 0 where there was none. */
  version: number;
  /** While they are read anew: done when they are, or could not be. */
  reading?: Promise<void> | undefined;
  /** Reads them anew; undefined in a process that does not follow them. */
  read?: (() => Promise<void>) | undefined;
  hearers: Set<() => void>;
};

/** The server, Next's bundles and the page cache each have their own copy of this file, and share this one. */
const shared = globalThis as { perennialSiteSettings?: Snapshot }; // as: declared nowhere else

/** The settings of this process. */
export const snapshot = (): Snapshot => {
  shared.perennialSiteSettings ??= { state: 'unread', values: {}, version: 0, hearers: new Set() };
  return shared.perennialSiteSettings;
};

/** Forgets everything that was read, as in a new process; for tests. */
export function forgetSnapshot(): void {
  delete shared.perennialSiteSettings;
}

/**
 * Calls `hearer` whenever all that was rendered before may be out of date: when a change is announced, and again when
 * it has been read. What is kept must be forgotten at both, without a pause. Returns the function that ends it.
 */
export function hearSiteSettings(hearer: () => void): () => void {
  const { hearers } = snapshot();
  hearers.add(hearer);
  return () => void hearers.delete(hearer);
}

/** Tells everybody who keeps what was rendered that it is out of date. */
export const announceChange = (): void => {
  for (const hearer of snapshot().hearers) hearer();
};

/** How long a request waits for settings that are read at this moment: what was known is shown after that. */
const WAIT_MS = 1_000;

/**
 * Waits until the settings are what was last announced, for at most a second. Returns whether they are known at all: before
 * they were read for the first time, nobody may show the defaults.
 */
export async function settingsAreKnown(): Promise<boolean> {
  const { reading } = snapshot();
  if (reading) await inTime(reading);
  return snapshot().state !== 'waiting';
}

async function inTime(reading: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, WAIT_MS);
  });
  await Promise.race([reading, late]).finally(() => clearTimeout(timer));
}
