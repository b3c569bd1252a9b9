import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import inject from 'light-my-request';
import { CACHE_TAG, changesOnlyWithRelease, SURROGATE_KEY } from '@/lib/platform/cache/cache-tags';
import {
  FALLBACK_ENCODING_HEADER,
  SHARED_ANSWER_HEADER,
} from '@/lib/platform/cache/internal-headers';
import { wasMarkedIncomplete } from '@/lib/platform/http/request-context';
import { wasRefused } from '../admission/refuse-request';
import { policyByHashes } from '../security-headers';
import {
  mayBeOutdated,
  NEXT_CACHE_HEADER,
  variesByVisitor,
  withNoStore,
} from '../surrogate-headers';
import { deferScripts } from './defer-scripts';
import { encode } from './encoding';
import { inlineStyleSheets } from './inline-style-sheets';
import { orderHead } from './order-head';
import { canBeInvented, isRouterKey, isSearchKey, requestForKey } from './shared-address';
import type { Encoding, StoredAnswer } from './stored-answer';

export type Serve = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * The caller for whom Next is asked: the address that limits count, the id for the log, and the encoding in which the
 * answer is stored first.
 */
export type Caller = { client: string; requestId: string; encoding: Encoding };

export type NextReply = {
  answer: StoredAnswer;
  /** Everybody may have it: it has tags. */
  isShared: boolean;
  /** It may be kept: it is shared, and does not come from a render that may have begun before a change. */
  isCacheable: boolean;
  /** It may not be kept, but would be if Next were asked again. */
  isCacheableLater: boolean;
  /** A limit or a failure left out something that the next caller may have. */
  isIncomplete: boolean;
  /** A visitor with other headers would get a different one. */
  varies: boolean;
  /** Next failed to render it. */
  hasFailed: boolean;
  /** The process had no time to ask Next. */
  isRefused: boolean;
};

/** Pages carry the exchange rate, so Next is asked again after a minute. */
const FRESH_MS = 60_000;
const YEAR_MS = 365 * 24 * 60 * 60_000;

/** Headers that belong to one response, or that describe the body, which is sent in several encodings. */
const NOT_KEPT = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
  'vary',
  'x-request-id',
]);
/** Headers that only Next's router reads. Pages are stored without them. */
const FOR_ROUTER = ['x-nextjs-prerender', 'x-nextjs-stale-time'];
/** Headers that tell a CDN to keep an answer. Answers for Next's router are stored without them. */
const FOR_CDN = [CACHE_TAG, SURROGATE_KEY].map((name) => name.toLowerCase());
const ROUTER_TYPE = 'text/x-component';
/**
 * A line of the router's form: the page threw after its head was sent with status 200. Next itself throws to redirect,
 * or for a 404.
 */
const THREW = /:E\{"digest":"/;
const FAILED = /:E\{"digest":"(?!NEXT_)/;

/**
 * Asks Next for the answer with this key on behalf of everybody. None of a visitor's headers reach Next, except for the
 * address that a limit counts and the encoding in which the answer is stored first.
 */
export async function requestFromNext(
  serve: Serve,
  key: string,
  caller: Caller & { host: string },
): Promise<NextReply> {
  const { address, accepted } = requestForKey(key);
  const reply = await inject(serve, {
    method: 'GET',
    url: address,
    headers: {
      'user-agent': 'Perennial',
      host: caller.host,
      ...accepted,
      'x-client-address': caller.client,
      'x-request-id': caller.requestId,
      [SHARED_ANSWER_HEADER]: '1',
      [FALLBACK_ENCODING_HEADER]: caller.encoding,
    },
  });
  const { statusCode: status } = reply;
  const headers = asText(reply.headers);
  const type = headers['content-type'] ?? '';
  const tags = headers[CACHE_TAG.toLowerCase()]?.split(',') ?? [];
  const { res } = reply.raw;
  const isIncomplete = wasMarkedIncomplete(res);
  const isForRouter = isRouterKey(key);
  const lines = isForRouter ? reply.payload : '';
  // In the router's form, the head with its tags is sent before the page can fail.
  const isComplete =
    !isForRouter || (status === 200 && type.startsWith(ROUTER_TYPE) && !THREW.test(lines));
  const isShared = tags.length > 0 && !isIncomplete && isComplete;
  const hasNoPolicy = (status === 200 && tags.length > 0) || isIncomplete;
  // The page that says what is unavailable is already compressed, and has a policy.
  const isCompressed = headers['content-encoding'] !== undefined;
  const isSharedPage = type.startsWith('text/html') && hasNoPolicy && !isCompressed;
  const body = isSharedPage
    ? await asSharedPage(reply.payload, headers, isSearchKey(address))
    : reply.rawPayload;
  const isEarlier = mayBeOutdated(headers[NEXT_CACHE_HEADER]);
  const isStable = isShared && changesOnlyWithRelease(tags);
  const bodies =
    status >= 500
      ? { [headers['content-encoding'] ?? 'identity']: body } // never kept, so not worth compressing
      : await encode(body, type, isStable && !canBeInvented(key), caller.encoding);
  const etag = etagOf(headers, body, bodies.identity === undefined);
  for (const name of isForRouter ? FOR_CDN : FOR_ROUTER) delete headers[name];
  const kept = keptHeaders(headers, etag, bodies.identity === undefined);
  return {
    answer: {
      status,
      headers: isForRouter ? withNoStore(kept) : kept,
      etag,
      bodies,
      tags,
      freshUntil: Date.now() + (isStable ? YEAR_MS : FRESH_MS),
    },
    isShared,
    isCacheable: isShared && !isEarlier,
    isCacheableLater: isEarlier && (isSharedPage || (isForRouter && isShared)),
    varies: variesByVisitor(headers.vary) || headers['set-cookie'] !== undefined,
    isIncomplete,
    hasFailed: status >= 500 || FAILED.test(lines),
    isRefused: wasRefused(res),
  };
}

/**
 * Puts a page's style sheets into it, delays its scripts until the first paint, and moves what link previews read to
 * the start of its head. Sets the policy that allows exactly these styles and scripts in `headers`. Pages of searches
 * keep links to their style sheets: they are rarely a visitor's first page (decision 0120).
 */
async function asSharedPage(
  rendered: string,
  headers: Headers,
  isSearchPage: boolean,
): Promise<Buffer> {
  const deferredHtml = deferScripts(rendered);
  const { html, sources } = isSearchPage
    ? { html: deferredHtml, sources: [] }
    : await inlineStyleSheets(deferredHtml);
  headers['content-security-policy'] = policyByHashes(html, sources);
  return Buffer.from(orderHead(html));
}

type Headers = Record<string, string | undefined>;

/** Each header as one string: Next sets the headers of route handlers as arrays. */
function asText(headers: OutgoingHttpHeaders): Headers {
  const texts: Headers = {};
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) texts[name] = [value].flat().join(', ');
  return texts;
}

/** The app's own ETag, or a hash of the body. Bytes that differ by encoding may only share a weak one. */
function etagOf({ etag: own }: Headers, body: Buffer, isCompressed: boolean): string {
  const strong =
    own?.replace(/^W\//, '') ??
    `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  return isCompressed ? `W/${strong}` : strong;
}

function keptHeaders(
  headers: Headers,
  etag: string,
  isCompressed: boolean,
): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers))
    if (!NOT_KEPT.has(name) && value !== undefined) kept[name] = value;
  const vary = [headers.vary];
  if (isCompressed && !/accept-encoding/i.test(headers.vary ?? '')) vary.push('Accept-Encoding');
  if (vary.some(Boolean)) kept.Vary = vary.filter(Boolean).join(', ');
  kept.ETag = etag;
  return kept;
}
