import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import inject from 'light-my-request';
import { type AppError, STATUS } from '@/lib/platform/errors';
import { pathIn, splitAddress } from '@/lib/platform/language/addresses';
import { log } from '@/lib/platform/log';
import * as paths from '@/lib/platform/paths';

type Serve = (request: IncomingMessage, response: ServerResponse) => void;

/** Headers of the page that are sent with it; all others are the answer's own. */
const OF_PAGE = ['content-type', 'content-security-policy'];
/** What is said about the request, whatever the answer is. */
const OF_REQUEST = ['x-request-id', 'connection'];
const RETRY_SECONDS = 5;
/** A page that was rendered with the release needs a moment; a server that has none is not to hold an answer back. */
const LONGEST_MS = 5_000;

/**
 * Puts a page that says what is wrong, with status 503 or 507 and Retry-After, in the place of Next's answer to a page
 * that could not be rendered because something is away: that one has status 500 and is empty without scripts
 * (security.md, "When something is away"). To be called before Next gets the response.
 * @param failure why the page could not be rendered, once it is known
 * @param serve answers a request of our own
 */
export function withUnavailablePage(
  request: IncomingMessage,
  response: ServerResponse,
  { failure, serve }: { failure: () => AppError | undefined; serve: Serve },
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
    const found = status === 500 && !response.headersSent ? failure() : undefined;
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
    const place = pathIn(language, paths.unavailable(code));
    const page = isPage ? await withinTime(render(serve, place)) : undefined;
    for (const name of response.getHeaderNames())
      if (!OF_REQUEST.includes(name)) response.removeHeader(name);
    for (const name of OF_PAGE) {
      const value = page?.headers[name];
      if (value !== undefined) response.setHeader(name, value);
    }
    response.setHeader('Retry-After', String(details.remainingTime ?? RETRY_SECONDS));
    response.setHeader('Cache-Control', 'no-store');
    isSending = true;
    own.writeHead(STATUS[code]);
    own.end(request.method === 'HEAD' ? undefined : page?.rawPayload);
    isSending = false;
  }
}

/** Without the page there is still the status. */
const withinTime = <T>(page: Promise<T>): Promise<T | undefined> =>
  Promise.race([page, sleep(LONGEST_MS, undefined, { ref: false })]);

const render = (serve: Serve, url: string) =>
  inject(serve, { method: 'GET', url, headers: { host: 'localhost' } });
