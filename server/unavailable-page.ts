import type { IncomingMessage, ServerResponse } from 'node:http';
import { FALLBACK_ENCODING_HEADER } from '@/lib/platform/cache/internal-headers';
import { type AppError, ERROR_STATUS } from '@/lib/platform/errors';
import { toUnavailableKind } from '@/lib/platform/http/unavailable-error';
import { splitAddress } from '@/lib/platform/language/addresses';
import { log } from '@/lib/platform/log';
import * as paths from '@/lib/platform/paths';
import { chooseEncoding } from './answers/encoding';
import type { FallbackPage, FallbackPages } from './fallback-pages';

/** Headers that are taken from the fallback page. */
const PAGE_HEADERS = ['content-type', 'content-security-policy'];
/** Headers of Next's response that stay. */
const KEPT_HEADERS = ['x-request-id', 'connection'];
const RETRY_SECONDS = 5;
/** Next's status for a page that threw, and the one that the list of memorials sets if it could not be read. */
const FAILED = [500, 503];

/**
 * Replaces Next's response for a page that could not be rendered because something is unavailable (security.md, "When
 * something is away"). Next's response has status 500 and is empty without scripts. The fallback page says what is
 * wrong, with status 503 or 507 and Retry-After. Must be called before Next gets the response.
 * @param failure why the page could not be rendered, once that is known
 */
export function withUnavailablePage(
  request: IncomingMessage,
  response: ServerResponse,
  { failure, fallbackPages }: { failure: () => AppError | undefined; fallbackPages: FallbackPages },
): void {
  const { language, path } = splitAddress((request.url ?? '').split('?')[0] ?? '');
  if (path.startsWith(paths.unavailable(''))) return;
  const original = {
    writeHead: response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse, // overloaded, as is `write`
    write: response.write.bind(response) as (...args: unknown[]) => boolean,
    end: response.end.bind(response) as (...args: unknown[]) => ServerResponse,
  };
  let isReplaced = false;
  /** While the fallback page is sent, `replace` calls the methods below, not Next. */
  let isSending = false;
  const replaces = (status: number) => {
    if (isReplaced) return !isSending;
    const appError = FAILED.includes(status) && !response.headersSent ? failure() : undefined;
    if (!appError) return false;
    isReplaced = true;
    void replace(appError).catch((err: unknown) => {
      log.error({ err }, 'the fallback page could not be sent');
      response.destroy();
    });
    return true;
  };
  response.writeHead = (status: number, ...rest: unknown[]) =>
    replaces(status) ? response : original.writeHead(status, ...rest);
  response.write = (...args: unknown[]) => replaces(response.statusCode) || original.write(...args);
  response.end = (...args: unknown[]) =>
    replaces(response.statusCode) ? response : original.end(...args);

  async function replace({ details, code }: AppError): Promise<void> {
    const isPage = String(response.getHeader('content-type') ?? '').startsWith('text/html');
    const kind = toUnavailableKind(code) ?? 'away';
    const page = isPage ? await fallbackPages.page(language, kind) : undefined;
    const { encoding, body } = bodyOf(page, request);
    for (const name of response.getHeaderNames())
      if (!KEPT_HEADERS.includes(name)) response.removeHeader(name);
    for (const name of PAGE_HEADERS) {
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
    original.writeHead(ERROR_STATUS[code]);
    original.end(body);
    isSending = false;
  }
}

/** Returns the body, compressed to a sixth if the browser accepts it: many are sent when the server is busiest. */
function bodyOf(
  page: FallbackPage | undefined,
  { method, headers }: IncomingMessage,
): { encoding?: string; body?: Buffer } {
  if (!page || method === 'HEAD') return {};
  const encoding = chooseEncoding(
    String(headers[FALLBACK_ENCODING_HEADER] ?? headers['accept-encoding'] ?? ''),
  );
  const packed = encoding === 'identity' ? undefined : page.packed[encoding];
  return packed ? { encoding, body: packed } : { body: page.body };
}
