import { reductionOf } from '@/lib/media/reduction-rules';
import { chosenType } from '@/lib/media/rules';
import { reducePicture } from './reduce-picture';

/** Reports progress as numbers from 0 to 1. Returns null if the file itself is to be sent. */
export type ReduceFile = (
  file: File,
  onProgress: (progress: number) => void,
  signal: AbortSignal,
) => Promise<File | null>;

/**
 * Makes a smaller copy of a chosen file, if the file is large and this browser can (decision 0131). Never rejects:
 * whatever fails, the original can be sent. Call it for one file at a time, because a decoded picture takes up to 256 MB.
 */
export const reduceFile: ReduceFile = async (file, onProgress, signal) => {
  try {
    const smaller = await reduce(file, onProgress, signal);
    return smaller && smaller.size > 0 && smaller.size < file.size ? smaller : null;
  } catch {
    return null;
  }
};

async function reduce(...[file, onProgress, signal]: Parameters<ReduceFile>) {
  const reduction = reductionOf({ type: chosenType(file), size: file.size });
  if (reduction === 'picture') return reducePicture(file);
  if (reduction !== 'video' || !('VideoEncoder' in globalThis)) return null;
  const { reduceVideo } = await import('./reduce-video'); // loads mediabunny
  return reduceVideo(file, onProgress, signal);
}
