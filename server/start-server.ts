import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAbortedByCaller } from '@/lib/platform/http/aborted-by-caller';
import { type RequestContext, runWithRequestContext } from '@/lib/platform/http/request-context';
import { offeredLanguages } from '@/lib/platform/language/offered-languages';
import { log } from '@/lib/platform/log';
import { waitForSettings } from '@/lib/platform/site-settings/snapshot';
import { withRequestSpan } from '@/lib/platform/trace';
import { VERSION } from '@/lib/platform/version';
import { Admission } from './admission/admission';
import { limitsFor } from './admission/limits';
import { refuseRequest } from './admission/refuse-request';
import { releaseFiles } from './admission/release-files';
import { isAnonymousRead, isSharedRequest } from './answers/shared-address';
import { SharedAnswers } from './answers/shared-answers';
import { beforeHeaders } from './before-headers';
import { callerAddress } from './caller-address';
import {
  canReadAgain,
  discardUnreadBody,
  disconnectStalledReader,
  hasLostNext,
  ignoreUpgrades,
  limitConnections,
  refuseTunnel,
  serializeRequests,
} from './connections';
import { drain } from './drain';
import { type EarlyResponse, earlyResponseTo } from './early-response';
import { FallbackPages } from './fallback-pages';
import { findUnreadyReason } from './health';
import { acceptLegacyCookies } from './legacy-cookies';
import { withoutUnusedQuery } from './page-query';
import { deleteFaultyRouterHeaders, deleteUntrustedHeaders, requestIdOf } from './request-headers';
import type { RequestLog } from './request-log';
import { addSecurityHeaders, ensurePolicy } from './security-headers';
import { setCacheControl } from './set-cache-control';
import { setSurrogateHeaders } from './surrogate-headers';
import { withUnavailablePage } from './unavailable-page';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
type Options = {
  port: number;
  hostname: string;
  trustedProxies: number;
  /** This process's database connections, which decide how many requests it handles at once. */
  connections: number;
  /**
   * For `npm run dev`, which caches no page: Next handles WebSockets, and pages that are cached in production keep
   * their query and have no Content-Security-Policy.
   */
  development?: boolean;
  /** Whether changed pages are purged from a CDN in front, which may therefore keep answers. */
  isPurged?: boolean;
  /** How long new connections are still accepted after `close`, while /readyz answers 503. */
  drainGraceMs?: number;
  /** Keeps in memory, up to this many bytes, the answers that are the same for everybody. */
  shared?: { maxBytes: number; host: string };
  /** Logs and counts each request. */
  watch?: RequestLog;
};

/** Sent until the site settings have been read, because nobody may see the default settings instead. */
const STARTING: EarlyResponse = {
  status: 503,
  message: 'The site is starting. Please try again in a moment.',
  headers: { 'Retry-After': '5' },
};
/** A video of 200 MB takes this long to upload at 1 Mbit/s. */
const REQUEST_MS = 30 * 60_000;
const HEADERS_MS = 15_000;
/** Longer than a proxy keeps a connection, so that it never sends a request on one that we are closing. */
const KEEP_ALIVE_MS = 65_000;
/** The status that a page sets if its list could not be read. A page cannot set Retry-After, so the server adds it. */
const UNAVAILABLE = 503;
const RETRY_SECONDS = 5;
/**
 * How many connections may wait to be accepted. With Node's default of 511, a crowd would fill the queue, and the other
 * clients would retry only after one second, then after three.
 */
const BACKLOG = 2_048;

/**
 * Serves the site with Next's handler; docs/server.md walks through what happens to a request. `close` of the result
 * drains and closes the server.
 */
export async function startServer(
  handle: Handler,
  options: Options,
): Promise<{
  port: number;
  answers: SharedAnswers | undefined;
  admission: Admission;
  fallbackPages: FallbackPages;
  close: () => Promise<void>;
}> {
  let draining = false;
  const admission = new Admission(limitsFor(options.connections), releaseFiles(process.cwd()));
  const fallbackPages = new FallbackPages(serve);
  const answers = options.shared && new SharedAnswers({ ...options.shared, serve });
  const server = createServer(
    {
      requestTimeout: REQUEST_MS,
      headersTimeout: HEADERS_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      shouldUpgradeCallback: (request) => options.development || canReadAgain(request),
    },
    serializeRequests((request, response) => {
      const requestId = requestIdOf(request, options.trustedProxies);
      options.watch?.begin(request, response, requestId);
      acceptLegacyCookies(request.headers);
      setFinalHeaders(request, response, isSharedRequest(request));
      if (draining || hasLostNext(request)) response.setHeader('Connection', 'close');
      discardUnreadBody(request, response);
      void answer(request, response, requestId).catch((error: unknown) =>
        sendServerError(error, request, response),
      );
    }),
  );
  limitConnections(server, options.trustedProxies);
  server.on('connect', refuseTunnel);
  const webSockets = new Set<Duplex>();
  if (options.development)
    server.on('upgrade', (_, socket) => {
      webSockets.add(socket);
      socket.once('close', () => webSockets.delete(socket));
    });
  else ignoreUpgrades(server);

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
  ): Promise<void> {
    const { method = '', url = '', headers } = request;
    const earlyResponse = earlyResponseTo(method, url);
    if (earlyResponse) return sendEarlyResponse(response, earlyResponse);
    const path = url.split('?')[0];
    if (path === '/livez') return sendText(response, 200, `ok ${VERSION}`);
    if (path === '/readyz') {
      const reason = draining ? 'draining' : await findUnreadyReason();
      return sendText(response, reason ? 503 : 200, reason ?? 'ok');
    }
    const client = callerAddress(request, options.trustedProxies);
    deleteUntrustedHeaders(headers, options.trustedProxies);
    deleteFaultyRouterHeaders(headers);
    headers['x-client-address'] = client;
    headers['x-request-id'] = requestId;
    response.setHeader('X-Request-Id', requestId);
    if (!options.development) request.url = withoutUnusedQuery(url, offeredLanguages());
    if (await answers?.answer(request, response, { client, requestId })) return;
    await handleWithNext(request, response);
  }

  /** Sets the headers that every response needs, just before they are sent. */
  function setFinalHeaders(
    request: IncomingMessage,
    response: ServerResponse,
    isShared: boolean,
  ): void {
    const isForRouter = request.headers.rsc !== undefined; // read now: Next deletes the router's headers from the request
    if (isForRouter) compressWhole(response);
    beforeHeaders(response, () => {
      setCacheControl(request.url ?? '', response, isForRouter);
      setSurrogateHeaders(request.url ?? '', response, isShared, options.isPurged ?? false);
      addSecurityHeaders(response);
      if (response.statusCode === UNAVAILABLE && !response.hasHeader('Retry-After'))
        response.setHeader('Retry-After', RETRY_SECONDS);
      if (!options.development) ensurePolicy(response, (request.url ?? '').split('?')[0] ?? '');
    });
  }

  /** Answers a request that the server makes itself, on behalf of everybody. */
  function serve(request: IncomingMessage, response: ServerResponse): void {
    setFinalHeaders(request, response, true);
    void handleWithNext(request, response).catch((error: unknown) =>
      sendServerError(error, request, response),
    );
  }

  async function handleWithNext(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Next must not render with site settings that are known to have changed.
    if (!(await waitForSettings())) return sendEarlyResponse(response, STARTING);
    const context: RequestContext = { answer: response, isAnonymous: isAnonymousRead(request) };
    const name = options.watch?.routeOf(request) ?? 'request';
    const spanAttributes = { 'http.request.method': request.method, 'http.route': name };
    const work = () =>
      withRequestSpan(request.headers, name, spanAttributes, () =>
        runWithRequestContext(context, () => handle(request, response)),
      );
    if (options.development) return work();
    withUnavailablePage(request, response, { failure: () => context.failure, fallbackPages });
    const reason = await admission.run(request, response, work);
    if (reason) await refuseRequest(request, response, reason, context);
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port, options.hostname, BACKLOG, resolve);
  });
  const address = server.address();
  return {
    answers,
    admission,
    fallbackPages,
    port: typeof address === 'object' && address ? address.port : options.port,
    close: async () => {
      draining = true;
      for (const socket of webSockets) socket.destroy(); // otherwise they would stay open forever
      if (options.drainGraceMs) await sleep(options.drainGraceMs);
      await drain(server);
    },
  };
}

/**
 * Has Next compress a response as a whole. Next writes the router's form of a page line by line, and calls `flush`, a
 * method that `compression` adds to the response, after each line. Lines that are compressed one by one need twice the
 * bytes (decision 0120).
 */
function compressWhole(response: ServerResponse): void {
  Object.defineProperty(response, 'flush', { get: () => undefined, set: () => {} });
}

function sendEarlyResponse(
  response: ServerResponse,
  { status, message, headers = {} }: EarlyResponse,
): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  sendText(response, status, message);
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.end(`${text}\n`);
  disconnectStalledReader(response);
}

function sendServerError(error: unknown, request: IncomingMessage, response: ServerResponse): void {
  const hasLeft = request.destroyed && !request.complete && isAbortedByCaller(error); // in the middle of the body
  log[hasLeft ? 'debug' : 'error'](
    { err: error, requestId: request.headers['x-request-id'] },
    'the request handler threw',
  );
  if (response.headersSent) response.destroy();
  else sendText(response, 500, 'Something went wrong on our side. Please try again in a moment.');
}
