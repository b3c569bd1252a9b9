import { ApiError, languageHeader } from '@/lib/browser/api';

type Call = {
  method: 'PUT' | 'POST';
  path: string;
  body: FormData;
  /** Called with the number of bytes that were sent of the whole request. */
  onProgress: (bytes: number) => void;
  signal: AbortSignal;
  /** The message if there is no response. */
  lostMessage: string;
};

/**
 * Sends a form and returns the JSON of the response, `{}` for anything else, such as a proxy's page. Uses
 * XMLHttpRequest because fetch() cannot report upload progress. Rejects with an `ApiError`, whose message can be shown
 * and whose status is 0 if no response arrived.
 */
export function sendForm(call: Call): Promise<Record<string, unknown>> {
  const { method, path, body, onProgress, signal, lostMessage } = call;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded }) => onProgress(loaded);
    request.onerror = () => reject(new ApiError(0, lostMessage));
    request.onabort = () => reject(new ApiError(0, ''));
    request.onload = () => {
      const answer = toObject(request.response);
      if (request.status >= 200 && request.status < 300) return resolve(answer);
      const { message, ...details } = answer;
      reject(new ApiError(request.status, typeof message === 'string' ? message : '', details));
    };
    const abort = () => request.abort();
    signal.addEventListener('abort', abort);
    request.onloadend = () => signal.removeEventListener('abort', abort);
    if (signal.aborted) return reject(new ApiError(0, ''));
    request.open(method, path);
    for (const [name, value] of Object.entries(languageHeader()))
      request.setRequestHeader(name, value);
    request.send(body);
  });
}

const toObject = (response: unknown): Record<string, unknown> =>
  typeof response === 'object' && response !== null ? { ...response } : {};
