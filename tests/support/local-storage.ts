import { afterEach, beforeEach, vi } from 'vitest';

/** Installs a browser's localStorage for the tests of a file, empty before each. Returns its entries. */
export function openLocalStorage(): Map<string, string> {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
      removeItem: (key: string) => kept.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());
  return kept;
}
