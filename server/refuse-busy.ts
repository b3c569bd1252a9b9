import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Asked } from '@/lib/platform/http/answer-status';
import { refusalInWords } from '@/lib/platform/http/error-response';
import { tooBusy } from '@/lib/platform/http/unavailable';
import { splitAddress } from '@/lib/platform/language/addresses';
import { askedLanguage } from '@/lib/platform/language/asked-language';

/**
 * Refuses a request that this process has no time for: 503 with Retry-After, for the API in JSON, for all else by the page that
 * stands in for one that could not be rendered.
 */
export async function refuseBusy(
  { url = '', headers }: IncomingMessage,
  response: ServerResponse,
  asked: Asked,
): Promise<void> {
  const error = tooBusy();
  if (splitAddress(url).path.startsWith('/api/')) {
    const language = askedLanguage(
      new Headers({ 'accept-language': headers['accept-language'] ?? '' }),
    );
    const refusal = refusalInWords(error, language);
    response.statusCode = refusal.status;
    for (const [name, value] of refusal.headers) response.setHeader(name, value);
    response.end(await refusal.text());
    return;
  }
  asked.failure = error;
  response.statusCode = 500;
  if (headers.rsc === undefined) response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end();
}
