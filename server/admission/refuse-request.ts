import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '@/lib/platform/errors';
import { localizedErrorResponse } from '@/lib/platform/http/error-response';
import type { RequestContext } from '@/lib/platform/http/request-context';
import { unavailableError } from '@/lib/platform/http/unavailable-error';
import { messageFor } from '@/lib/platform/language/message';
import { requestedLanguage } from '@/lib/platform/language/requested-language';
import type { RefusalReason } from './admission';
import { requestClassOf } from './request-class';

/** Created only once: under load, a stack trace for each error would take time and be of no use. */
const BUSY = unavailableError('busy');

/** Responses to requests that were refused for lack of time. */
const refusedResponses = new WeakSet<ServerResponse>();

/** Whether this process had no time for the request. */
export const wasRefused = (response: ServerResponse): boolean => refusedResponses.has(response);

/**
 * Answers a request that was not admitted: 503 with Retry-After if the process is busy, as JSON for the API, as a
 * fallback page for a page. Closes the connection of a body that was late. The rest of a body that is too large is
 * discarded (`discardUnreadBody` in connections.ts).
 */
export async function refuseRequest(
  request: IncomingMessage,
  response: ServerResponse,
  reason: RefusalReason,
  context: RequestContext,
): Promise<void> {
  if (reason === 'late') {
    response.statusCode = 408;
    response.setHeader('Connection', 'close');
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    response.setHeader('Cache-Control', 'no-store');
    response.end('Your request did not arrive in time.\n');
    return;
  }
  if (reason === 'busy') refusedResponses.add(response);
  const error =
    reason === 'busy' ? BUSY : new AppError('too_large', messageFor('http.requests.tooLarge'));
  const { url = '', headers } = request;
  if (url.startsWith('/api/')) {
    const accepted = new Headers({ 'accept-language': headers['accept-language'] ?? '' });
    const answer = localizedErrorResponse(error, requestedLanguage(accepted));
    response.statusCode = answer.status;
    for (const [name, value] of answer.headers) response.setHeader(name, value);
    response.end(await answer.text());
    return;
  }
  context.failure = error;
  response.statusCode = 500; // unavailable-page.ts replaces it
  if (isPage(request)) response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end();
}

/** Whether a person will read the response. A page is of no use as a picture, or to Next's router. */
const isPage = (request: IncomingMessage) =>
  request.headers.rsc === undefined && ['reads', 'payers'].includes(requestClassOf(request) ?? '');
