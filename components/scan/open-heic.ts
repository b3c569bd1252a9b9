import { scanHeicWorker } from '@/lib/platform/paths';
import { AskedWorker } from './asked-worker';
import { drawPixels } from './draw-canvas';
import type { HeicPixels } from './heic/unpack-pixels';
import type { HeicQuestion } from './heic/worker';

/** Photos of phones have a few megabytes. */
export const MAX_HEIC_BYTES = 30 * 1024 * 1024;

/**
 * Draws a HEIC picture that the browser itself cannot open, with libheif in a worker of its own, which is ended
 * afterwards: a picture needs up to 400 MB. Rejects if the file is too large or damaged, or as AskedWorker does.
 */
export async function openHeic(file: File, signal: AbortSignal): Promise<HTMLCanvasElement> {
  if (file.size > MAX_HEIC_BYTES) throw new Error('The HEIC file is too large');
  const worker = new AskedWorker<HeicQuestion, HeicPixels>(scanHeicWorker);
  const end = () => worker.end('The scanner was closed');
  signal.addEventListener('abort', end);
  try {
    return drawPixels(await worker.ask({ file }, []));
  } finally {
    signal.removeEventListener('abort', end);
    worker.end();
  }
}
