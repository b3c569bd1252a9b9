import { scanSearchWorker } from '@/lib/platform/paths';
import type { SearchAnswer, SearchRequest } from './worker';

let worker: Worker | undefined;

/**
 * Searches an image for a QR code in a worker, which loads zxing-wasm with the first image (320 kB). The image's data
 * moves to the worker and is empty afterwards. Returns the code's text, or null if none can be read. Rejects if the
 * worker or the reader cannot be loaded; the next call tries again.
 */
export function findInWorker({ data, width, height }: ImageData): Promise<string | null> {
  worker ??= new Worker(scanSearchWorker);
  const current = worker;
  const { port1, port2 } = new MessageChannel();
  const request: SearchRequest = { image: { data, width, height }, port: port2 };
  return new Promise((resolve, reject) => {
    const end = (act: () => void) => {
      port1.close();
      current.removeEventListener('error', onError);
      act();
    };
    const fail = (reason: string) =>
      end(() => {
        if (worker === current) endSearches();
        reject(new Error(reason));
      });
    const onError = () => fail('The worker of the search could not be loaded');
    current.addEventListener('error', onError);
    port1.onmessage = ({ data: answer }: MessageEvent<SearchAnswer>) =>
      'error' in answer ? fail(answer.error) : end(() => resolve(answer.text));
    current.postMessage(request, [port2, data.buffer]);
  });
}

/** Ends the worker, and with it all searches, whose promises then never settle. */
export function endSearches(): void {
  worker?.terminate();
  worker = undefined;
}
