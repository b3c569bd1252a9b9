import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Asked, answering } from '@/lib/platform/http/answer-status';
import { offeredLanguages } from '@/lib/platform/language/offered';
import { log } from '@/lib/platform/log';
import { settingsAreKnown } from '@/lib/platform/site-settings/snapshot';
import { requestSpan } from '@/lib/platform/trace';
import { VERSION } from '@/lib/platform/version';
import { Admission } from './admission/admission';
import { limitsFor } from './admission/limits';
import { refuseWork } from './admission/refuse';
import { releaseFiles } from './admission/release-files';
import { isAnonymous, isVisitors } from './answers/shared-address';
import { SharedAnswers } from './answers/shared-answers';
import { beforeHead } from './before-head';
import { boundConnections } from './bound-connections';
import { callerAddress } from './caller-address';
import { compressWhole } from './compress-whole';
import { cutOffStalled } from './cut-off-stalled';
import { drain } from './drain';
import { adoptFormerCookies } from './former-cookies';
import { findUnreadiness } from './health';
import { inTurn } from './in-turn';
import { KEEP_ALIVE_MS } from './keep-alive';
import { withoutForeignQuery } from './page-query';
import { readRest } from './read-rest';
import { type Refusal, refusalOf } from './refusal';
import { deleteForeignHeaders } from './request-headers';
import { requestIdOf } from './request-id';
import { addSecurityHeaders, settlePolicy } from './security-headers';
import { keepSharedCachesFresh } from './shared-caches';
import { StandIns } from './stand-ins';
import { setSurrogateHeaders } from './surrogate-headers';
import { withUnavailablePage } from './unavailable-page';
import type { RequestWatch } from './watch-request';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
type Options = {
  port: number;
  hostname: string;
  trustedProxies: number;
  /** To the database, of this process: they decide how many requests it works on at once. */
  connections: number;
  /**
   * For `npm run dev`, which caches no page: a connection may upgrade to a WebSocket, which Next handles, and
   * pages that are cached in production keep their query and have no Content-Security-Policy.
   */
  development?: boolean;
  /** Whether a CDN in front is purged of what changes, and so may keep answers. */
  isPurged?: boolean;
  /** How long new connections are still accepted after `close` was called, while /readyz answers 503. */
  drainGraceMs?: number;
  /** Keeps answers that are the same for everybody in memory, in at most so many bytes. */
  shared?: { maxBytes: number; host: string };
  /** Logs and counts what was answered. */
  watch?: RequestWatch;
};

/** Nobody is shown the settings of another site, nor the defaults of this one. */
const STARTING: Refusal = {
  status: 503,
  message: 'The site is starting. Please try again in a moment.',
  headers: { 'Retry-After': '5' },
};
/** Uploading a video of 200 MB at 1 Mbit/s takes this long; sending headers must not. */
const REQUEST_MS = 30 * 60_000;
const HEADERS_MS = 15_000;
/** A list that could not be read is said in its place on the page, which sets no more than the status. */
const UNAVAILABLE = 503;
const RETRY_SECONDS = 5;
/** Connections that the kernel keeps until they are accepted. With Node's 511, a crowd's next ones try again after a second, then three. */
const BACKLOG = 2_048;

/** Serves the site with Next's handler. Returns the port, what is kept in memory, and `close`, which drains and closes the server. */
export async function startServer(
  handle: Handler,
  options: Options,
): Promise<{
  port: number;
  answers: SharedAnswers | undefined;
  admission: Admission;
  standIns: StandIns;
  close: () => Promise<void>;
}> {
  let draining = false;
  const admission = new Admission(limitsFor(options.connections), releaseFiles(process.cwd()));
  const standIns = new StandIns(serve);
  const answers = options.shared && new SharedAnswers({ ...options.shared, serve });
  const server = createServer(
    {
      requestTimeout: REQUEST_MS,
      // The stream of a request without a body has ended from the beginning, and says so to nobody (decision 0059).
      optimizeEmptyRequests: true,
      headersTimeout: HEADERS_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      // Next would keep a connection open that asks for an upgrade.
      shouldUpgradeCallback: () => options.development ?? false,
    },
    inTurn((request, response) => {
      const requestId = requestIdOf(request, options.trustedProxies);
      options.watch?.begin(request, response, requestId);
      adoptFormerCookies(request.headers);
      if (answers?.answerNow(request, response, { requestId, isLast: draining })) return;
      prepare(request, response, isAnonymous(request));
      if (draining) response.setHeader('Connection', 'close');
      readRest(request, response);
      void answer(request, response, requestId).catch((error: unknown) =>
        fail(error, request, response),
      );
    }),
  );
  boundConnections(server, options.trustedProxies);
  server.on('connect', refuseTunnel);
  const webSockets = new Set<Duplex>();
  server.on('upgrade', (_, socket) => {
    webSockets.add(socket);
    socket.once('close', () => webSockets.delete(socket));
  });

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
  ): Promise<void> {
    const { method = '', url = '', headers } = request;
    const refusal = refusalOf(method, url);
    if (refusal) return refuse(response, refusal);
    const path = url.split('?')[0];
    if (path === '/livez') return sendText(response, 200, `ok ${VERSION}`);
    if (path === '/readyz') {
      const reason = draining ? 'draining' : await findUnreadiness();
      return sendText(response, reason ? 503 : 200, reason ?? 'ok');
    }
    const address = callerAddress(request, options.trustedProxies);
    deleteForeignHeaders(headers, options.trustedProxies);
    headers['x-client-address'] = address;
    headers['x-request-id'] = requestId;
    response.setHeader('X-Request-Id', requestId);
    if (!options.development) request.url = withoutForeignQuery(url, offeredLanguages());
    const caller = { client: address, requestId, isLast: draining };
    if (await answers?.answer(request, response, caller)) return;
    await handleFor(request, response);
  }

  /** @param isForAll whether the request asks for what everybody sees */
  function prepare(request: IncomingMessage, response: ServerResponse, isForAll: boolean): void {
    // Asked now: Next deletes the headers of its router from the request.
    const isForRouter = request.headers.rsc !== undefined;
    if (isForRouter) compressWhole(response);
    beforeHead(response, () => {
      keepSharedCachesFresh(request.url ?? '', response, isForRouter);
      setSurrogateHeaders(request.url ?? '', response, isForAll, options.isPurged ?? false);
      addSecurityHeaders(response);
      if (response.statusCode === UNAVAILABLE && !response.hasHeader('Retry-After'))
        response.setHeader('Retry-After', RETRY_SECONDS);
      if (!options.development) settlePolicy(response);
    });
  }

  /** Answers a request of our own, on behalf of everybody. */
  function serve(request: IncomingMessage, response: ServerResponse): void {
    prepare(request, response, true);
    void handleFor(request, response).catch((error: unknown) => fail(error, request, response));
  }

  async function handleFor(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // What is rendered from here on shows the settings as they were last announced.
    if (!(await settingsAreKnown())) return refuse(response, STARTING);
    const asked: Asked = { answer: response, isVisitors: isVisitors(request) };
    const name = options.watch?.routeOf(request) ?? 'request';
    const about = { 'http.request.method': request.method, 'http.route': name };
    const work = () =>
      requestSpan(request.headers, name, about, () =>
        answering(asked, () => handle(request, response)),
      );
    if (options.development) return work();
    withUnavailablePage(request, response, { failure: () => asked.failure, standIns });
    const reason = await admission.run(request, response, work);
    if (reason) await refuseWork(request, response, reason, asked);
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port, options.hostname, BACKLOG, resolve);
  });
  const address = server.address();
  return {
    answers,
    admission,
    standIns,
    port: typeof address === 'object' && address ? address.port : options.port,
    close: async () => {
      draining = true;
      for (const socket of webSockets) socket.destroy(); // otherwise they would stay open forever
      if (options.drainGraceMs) await sleep(options.drainGraceMs);
      await drain(server);
    },
  };
}

function refuse(response: ServerResponse, { status, message, headers = {} }: Refusal): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  sendText(response, status, message);
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.end(`${text}\n`);
  cutOffStalled(response);
}

function fail(error: unknown, request: IncomingMessage, response: ServerResponse): void {
  log.error(
    { err: error, requestId: request.headers['x-request-id'] },
    'the request handler threw',
  );
  if (response.headersSent) response.destroy();
  else sendText(response, 500, 'Something went wrong on our side. Please try again in a moment.');
}

/** Refuses CONNECT, which never reaches the request handler. */
function refuseTunnel(_: IncomingMessage, socket: Duplex): void {
  socket.on('error', () => {});
  socket.end('HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
}
