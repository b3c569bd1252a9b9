import { scanSearchWorker } from '@/lib/platform/paths';
import { AskedWorker } from './asked-worker';
import { pixelsOf } from './draw-canvas';
import type { SearchAnswer, SearchQuestion } from './search/worker';

const searches = new AskedWorker<SearchQuestion, SearchAnswer>(scanSearchWorker);

/**
 * Searches a drawn picture for a QR code in a worker, which loads zxing-wasm with the first one (370 kB). Returns the
 * code's text, or null if none can be read. Rejects if the pixels cannot be read, or as AskedWorker does.
 */
export async function findInWorker(canvas: HTMLCanvasElement): Promise<string | null> {
  const { data, width, height } = pixelsOf(canvas);
  const { text } = await searches.ask({ image: { data, width, height } }, [data.buffer]);
  return text;
}

/** Ends the worker, and rejects all searches that it has not answered. */
export const endSearches = (): void => searches.end('The scanner was closed');
