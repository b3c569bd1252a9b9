import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '@/lib/platform/errors';
import type { Asked } from '@/lib/platform/http/answer-status';
import { refusalInWords } from '@/lib/platform/http/error-response';
import { unavailable } from '@/lib/platform/http/unavailable-kinds';
import { askedLanguage } from '@/lib/platform/language/asked-language';
import { said } from '@/lib/platform/language/said';
import type { NotAdmitted } from './admission';
import { classOf } from './request-class';

/** Made once: the stack of an error is looked up each time, and says nothing here. */
const BUSY = unavailable('busy');

/** Responses to requests that were never worked on. */
const refused = new WeakSet<ServerResponse>();

/** Whether this process had no time for the request of this response. */
export const wasRefused = (response: ServerResponse): boolean => refused.has(response);

/**
 * Answers a request that is not worked on: a busy process 503 with Retry-After, for the API in JSON, for a page by the one that
 * stands in for those that could not be rendered. The connection of a body that was late is closed; the rest of one that is too
 * large is thrown away (read-rest.ts).
 */
export async function refuseWork(
  request: IncomingMessage,
  response: ServerResponse,
  reason: NotAdmitted,
  asked: Asked,
): Promise<void> {
  if (reason === 'late') {
    response.statusCode = 408;
    response.setHeader('Connection', 'close');
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    response.setHeader('Cache-Control', 'no-store');
    response.end('Your request did not arrive in time.\n');
    return;
  }
  if (reason === 'busy') refused.add(response);
  const error =
    reason === 'busy' ? BUSY : new AppError('too_large', said('http.requests.tooLarge'));
  const { url = '', headers } = request;
  if (url.startsWith('/api/')) {
    const accepted = new Headers({ 'accept-language': headers['accept-language'] ?? '' });
    const answer = refusalInWords(error, askedLanguage(accepted));
    response.statusCode = answer.status;
    for (const [name, value] of answer.headers) response.setHeader(name, value);
    response.end(await answer.text());
    return;
  }
  asked.failure = error;
  response.statusCode = 500; // replaced by unavailable-page.ts
  if (isPage(request)) response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end();
}

/** Whether somebody reads the answer: a picture, and Next's router, can do nothing with a page. */
const isPage = (request: IncomingMessage) =>
  request.headers.rsc === undefined && ['reads', 'payers'].includes(classOf(request) ?? '');
