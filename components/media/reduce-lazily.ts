import type { ReduceFile } from './reduce-file';

/**
 * As `reduceFile`, whose program is loaded with the first file. Returns null, so that the original is sent, if it cannot
 * be loaded.
 */
export const reduceLazily: ReduceFile = async (...args) => {
  const loaded = await import('./reduce-file').catch(() => null);
  return loaded ? loaded.reduceFile(...args) : null;
};
