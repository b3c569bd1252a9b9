import { ApiError, languageHeader } from '@/lib/browser/api';
import { MINUTE_MS } from '@/lib/platform/durations';

/** A request in which nothing moves for this long is given up, since a phone may not notice that it has lost the network. */
const MAX_IDLE_MS = 3 * MINUTE_MS;

type Call = {
  path: string;
  body: FormData;
  /** Called with the number of bytes that were sent of the whole request. */
  onProgress: (bytes: number) => void;
  signal: AbortSignal;
};

/**
 * Sends a form with PUT and returns the JSON of the response, `{}` for anything else, such as a proxy's page. Uses
 * XMLHttpRequest because fetch() cannot report upload progress. Rejects with an `ApiError`, whose status is 0 and whose
 * message is '' if no response arrived.
 */
export function sendForm({
  path,
  body,
  onProgress,
  signal,
}: Call): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new ApiError(0, ''));
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    let idle = setTimeout(abort, MAX_IDLE_MS);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded }) => {
      clearTimeout(idle);
      idle = setTimeout(abort, MAX_IDLE_MS);
      onProgress(loaded);
    };
    request.onerror = () => reject(new ApiError(0, ''));
    request.onabort = () => reject(new ApiError(0, ''));
    request.onload = () => {
      const answer = toObject(request.response);
      if (request.status >= 200 && request.status < 300) return resolve(answer);
      const { message, ...details } = answer;
      reject(new ApiError(request.status, typeof message === 'string' ? message : '', details));
    };
    request.onloadend = () => {
      clearTimeout(idle);
      signal.removeEventListener('abort', abort);
    };
    signal.addEventListener('abort', abort);
    request.open('PUT', path);
    for (const [name, value] of Object.entries(languageHeader()))
      request.setRequestHeader(name, value);
    request.send(body);
  });
}

const toObject = (response: unknown): Record<string, unknown> =>
  typeof response === 'object' && response !== null ? { ...response } : {};
