import { createProgramLoader } from './program-loader';
import type { ReduceFile } from './reduce-file';

const importReduction = () => import('./reduce-file');
const loadReduction = createProgramLoader(importReduction);

/** As `reduceFile`, whose program is loaded first. */
export const reduceLazily: ReduceFile = async (file, onProgress, signal) =>
  (await loadReduction(signal)).reduceFile(file, onProgress, signal);

/** Loads that program while the network still works. What fails is tried again with the first file. */
export const preloadReduction = (): void => void importReduction().catch(() => undefined);
