import { reductionOf } from '@/lib/media/reducible-rules';
import { chosenType } from '@/lib/media/rules';
import { encodesVideo } from './encodes-video';
import { guardAgainstHanging } from './guard-against-hanging';
import { createProgramLoader } from './program-loader';
import { reducePicture } from './reduce-picture';

/**
 * Reports progress as numbers from 0 to 1. Returns null if the file itself is to be sent. Rejects only with
 * `ProgramNotLoadedError`.
 */
export type ReduceFile = (
  file: File,
  onProgress: (progress: number) => void,
  signal: AbortSignal,
) => Promise<File | null>;

const loadVideoReduction = createProgramLoader(() => import('./reduce-video')); // with mediabunny

/**
 * Makes a smaller copy of a chosen file, if the file is large and this browser can (decision 0131). Whatever else fails
 * or hangs, the original can be sent. Call it for one file at a time, because a decoded picture takes up to 256 MB.
 */
export const reduceFile: ReduceFile = async (file, onProgress, signal) => {
  const reduction = reductionOf({ type: chosenType(file), size: file.size }, encodesVideo());
  if (!reduction) return null;
  const reduce = reduction === 'picture' ? reducePicture : await loadVideo(signal);
  try {
    const smaller = await guardAgainstHanging(
      (report, isStopped) => reduce(file, report, isStopped),
      onProgress,
      signal,
    );
    return smaller && smaller.size > 0 && smaller.size < file.size ? smaller : null;
  } catch {
    return null;
  }
};

const loadVideo = async (signal: AbortSignal) => (await loadVideoReduction(signal)).reduceVideo;
