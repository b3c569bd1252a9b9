import { afterEach, beforeEach, vi } from 'vitest';

/** Gives the tests of a file a browser's localStorage, empty before each. Gives what is kept in it. */
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
