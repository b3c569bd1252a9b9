import { afterEach, beforeEach, vi } from 'vitest';

/**
 * Installs a browser's localStorage (or sessionStorage) for the tests of a file, empty at the start of each test.
 * As in a browser, keys are own properties of the object. Returns the entries.
 */
export function openLocalStorage(
  name: 'localStorage' | 'sessionStorage' = 'localStorage',
): Map<string, string> {
  const entries = new Map<string, string>();
  const methods = new Map<string | symbol, unknown>([
    ['getItem', (key: string) => entries.get(key) ?? null],
    ['setItem', (key: string, text: string) => entries.set(key, text)],
    ['removeItem', (key: string) => entries.delete(key)],
  ]);
  const storage = new Proxy(
    {},
    {
      get: (_, name) => methods.get(name),
      ownKeys: () => [...entries.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  );
  beforeEach(() => {
    entries.clear();
    vi.stubGlobal(name, storage);
  });
  afterEach(() => vi.unstubAllGlobals());
  return entries;
}
