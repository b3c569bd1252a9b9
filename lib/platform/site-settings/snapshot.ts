/** Validated settings by key; a missing key has its default. */
export type SettingValues = Readonly<Record<string, unknown>>;

/**
 * - `unread`: this process reads no settings (a build, a script or a test) and uses the defaults.
 * - `waiting`: not read yet, so pages cannot be rendered.
 * - `read`: known as of the last change that this process has noticed.
 */
type State = 'unread' | 'waiting' | 'read';

type Snapshot = {
  state: State;
  values: SettingValues;
  /** The number of the last change they include; 0 if there was none. */
  version: number;
  /** Set while the settings are being read; resolves when that succeeded or failed. */
  reading?: Promise<void> | undefined;
  /** Reads the settings again; undefined in a process that does not follow them. */
  read?: (() => Promise<void>) | undefined;
  listeners: Set<() => void>;
};

/**
 * Shared, because the server, Next's bundles and the page cache have separate instances of this
 * module.
 */
const shared = globalThis as { perennialSiteSettings?: Snapshot }; // as: declared nowhere else

export const snapshot = (): Snapshot => {
  shared.perennialSiteSettings ??= {
    state: 'unread',
    values: {},
    version: 0,
    listeners: new Set(),
  };
  return shared.perennialSiteSettings;
};

/** Resets the settings to the state of a new process; for tests. */
export function resetSnapshot(): void {
  delete shared.perennialSiteSettings;
}

/**
 * Calls `listener` when everything rendered so far may be outdated: when a change is announced, and
 * again when it has been read. `listener` must discard cached output synchronously each time. Returns
 * a function that ends the subscription.
 */
export function onSiteSettingsChange(listener: () => void): () => void {
  const { listeners } = snapshot();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Calls the listeners: everything rendered so far is outdated. */
export const notifySettingsListeners = (): void => {
  for (const listener of snapshot().listeners) listener();
};

/**
 * How long a request waits for settings that are being read; after that it uses the previous ones.
 */
const WAIT_MS = 1_000;

/**
 * Waits up to a second for settings that are being read. Returns false if they have never been
 * read; pages must then not be rendered, as the defaults would be wrong.
 */
export async function waitForSettings(): Promise<boolean> {
  const { reading } = snapshot();
  if (reading) await waitBriefly(reading);
  return snapshot().state !== 'waiting';
}

async function waitBriefly(reading: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, WAIT_MS);
  });
  await Promise.race([reading, timeout]).finally(() => clearTimeout(timer));
}
