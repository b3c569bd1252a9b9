import type { IncomingMessage, ServerResponse } from 'node:http';
import { STAND_IN_ENCODING } from '@/lib/platform/cache/shared-answer';
import { type AppError, STATUS } from '@/lib/platform/errors';
import { unavailableKind } from '@/lib/platform/http/unavailable-kinds';
import { splitAddress } from '@/lib/platform/language/addresses';
import { log } from '@/lib/platform/log';
import * as paths from '@/lib/platform/paths';
import { encodingFor } from './answers/encoding';
import type { StandIn, StandIns } from './stand-ins';

/** Headers of the page that are sent with it; all others are the answer's own. */
const OF_PAGE = ['content-type', 'content-security-policy'];
/** What is said about the request, whatever the answer is. */
const OF_REQUEST = ['x-request-id', 'connection'];
const RETRY_SECONDS = 5;
/** What Next answers where a page threw, and the status that the list of memorials gives itself where there is no list. */
const FAILED = [500, 503];

/**
 * Puts a page that says what is wrong, with status 503 or 507 and Retry-After, in the place of Next's answer to a page
 * that could not be rendered because something is away: that one has status 500 and is empty without scripts
 * (security.md, "When something is away"). To be called before Next gets the response.
 * @param failure why the page could not be rendered, once it is known
 * @param standIns the pages that say so
 */
export function withUnavailablePage(
  request: IncomingMessage,
  response: ServerResponse,
  { failure, standIns }: { failure: () => AppError | undefined; standIns: StandIns },
): void {
  const { language, path } = splitAddress((request.url ?? '').split('?')[0] ?? '');
  if (path.startsWith(paths.unavailable(''))) return;
  const own = {
    writeHead: response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse, // overloaded, like the next
    write: response.write.bind(response) as (...args: unknown[]) => boolean,
    end: response.end.bind(response) as (...args: unknown[]) => ServerResponse,
  };
  let isReplaced = false;
  /** While the page is sent, what the response calls of itself is no longer Next's. */
  let isSending = false;
  const replaces = (status: number) => {
    if (isReplaced) return !isSending;
    const found = FAILED.includes(status) && !response.headersSent ? failure() : undefined;
    if (!found) return false;
    isReplaced = true;
    void replace(found).catch((err: unknown) => {
      log.error({ err }, 'the page that says what is away could not be sent');
      response.destroy();
    });
    return true;
  };
  response.writeHead = (status: number, ...rest: unknown[]) =>
    replaces(status) ? response : own.writeHead(status, ...rest);
  response.write = (...args: unknown[]) => replaces(response.statusCode) || own.write(...args);
  response.end = (...args: unknown[]) =>
    replaces(response.statusCode) ? response : own.end(...args);

  async function replace({ details, code }: AppError): Promise<void> {
    const isPage = String(response.getHeader('content-type') ?? '').startsWith('text/html');
    const kind = unavailableKind(code) ?? 'away';
    const page = isPage ? await standIns.page(language, kind) : undefined;
    const { encoding, body } = bodyOf(page, request);
    for (const name of response.getHeaderNames())
      if (!OF_REQUEST.includes(name)) response.removeHeader(name);
    for (const name of OF_PAGE) {
      const value = page?.headers[name];
      if (value !== undefined) response.setHeader(name, value);
    }
    response.setHeader('Retry-After', String(details.remainingTime ?? RETRY_SECONDS));
    response.setHeader('Cache-Control', 'no-store');
    if (body) {
      response.setHeader('Vary', 'Accept-Encoding');
      response.setHeader('Content-Length', body.length); // otherwise it is sent in chunks
    }
    if (encoding) response.setHeader('Content-Encoding', encoding);
    isSending = true;
    own.writeHead(STATUS[code]);
    own.end(body);
    isSending = false;
  }
}

/** The body as its reader takes it; compressed, it is a sixth, and many are sent when there is least time for them. */
function bodyOf(
  page: StandIn | undefined,
  { method, headers }: IncomingMessage,
): { encoding?: string; body?: Buffer } {
  if (!page || method === 'HEAD') return {};
  const encoding = encodingFor(
    String(headers[STAND_IN_ENCODING] ?? headers['accept-encoding'] ?? ''),
  );
  const packed = encoding === 'identity' ? undefined : page.packed[encoding];
  return packed ? { encoding, body: packed } : { body: page.body };
}
