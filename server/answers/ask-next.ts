import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import inject from 'light-my-request';
import { CACHE_TAG, isOfRelease, SURROGATE_KEY } from '@/lib/platform/cache/cache-tags';
import { SHARED_ANSWER, STAND_IN_ENCODING } from '@/lib/platform/cache/shared-answer';
import { wasForOneCaller } from '@/lib/platform/http/answer-status';
import { wasRefused } from '../admission/refuse';
import { policyByHashes } from '../security-headers';
import { mayBeEarlier, RENDERED, variesByVisitor, withNoStore } from '../surrogate-headers';
import type { Answer, Encoding } from './answer';
import { encode } from './encoding';
import { withOrderedHead } from './head-order';
import { withScriptsAfterPaint } from './scripts-after-paint';
import { askedFor, canBeMadeUp, isRouterKey, isSearch } from './shared-address';
import { withSheetsInPage } from './sheets-in-page';

export type Serve = (request: IncomingMessage, response: ServerResponse) => void;

export type Reply = {
  answer: Answer;
  /** Whether everybody may have it: it has tags. */
  isShared: boolean;
  /** Whether it may be kept as well: it does not come from a render that others began. */
  isKept: boolean;
  /** Whether Next would give one that may be kept when it is asked again. */
  isKeptLater: boolean;
  /** Whether something is missing from it that the next caller may have. */
  isForOneCaller: boolean;
  /** Whether it would be another one for a visitor with other headers. */
  varies: boolean;
  /** Whether Next failed to render it; an earlier answer is sent instead where there is one. */
  hasFailed: boolean;
  /** Whether the process had no time to ask Next. */
  isRefused: boolean;
};

/** Then Next is asked again: its own pages have an end, for the exchange rate that they carry. */
const FRESH_MS = 60_000;
const YEAR_MS = 365 * 24 * 60 * 60_000;

/** Each request has its own, or they describe the body, which is sent in several encodings. */
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
/** What Next's router alone reads is left out of pages, and the tags, by which a CDN keeps pages, out of the router's form. */
const OF_ROUTER = ['x-nextjs-prerender', 'x-nextjs-stale-time'];
const OF_CDN = [CACHE_TAG, SURROGATE_KEY].map((name) => name.toLowerCase());
/** The form in which Next's router reads a page. */
const ROUTERS_TYPE = 'text/x-component';
/** A line for what a page threw while the status was 200 already. Next itself throws to redirect, or where a page is missing. */
const THREW = /:E\{"digest":"/;
const FAILED = /:E\{"digest":"(?!NEXT_)/;

/**
 * Asks Next for the answer that is kept under `key` on behalf of everybody: none of a visitor's headers reach it, except that a
 * limit counts the caller's address, and its encoding is the one in which the answer is kept first.
 */
export async function askNext(
  serve: Serve,
  key: string,
  ofCaller: { client: string; requestId: string; host: string; encoding: Encoding },
): Promise<Reply> {
  const { address, accepted } = askedFor(key);
  const reply = await inject(serve, {
    method: 'GET',
    url: address,
    headers: {
      'user-agent': 'Perennial',
      host: ofCaller.host,
      ...accepted,
      'x-client-address': ofCaller.client,
      'x-request-id': ofCaller.requestId,
      [SHARED_ANSWER]: '1',
      [STAND_IN_ENCODING]: ofCaller.encoding,
    },
  });
  const { statusCode: status } = reply;
  const headers = asText(reply.headers);
  const type = headers['content-type'] ?? '';
  const tags = headers[TAG]?.split(',') ?? [];
  const { res } = reply.raw;
  const isForOneCaller = wasForOneCaller(res);
  const isRouters = isRouterKey(key);
  const lines = isRouters ? reply.payload : '';
  // The head of that form leaves with its first line: a page that fails later sets a status that comes too late, and keeps the tags.
  const isWhole =
    !isRouters || (status === 200 && type.startsWith(ROUTERS_TYPE) && !THREW.test(lines));
  const isShared = tags.length > 0 && !isForOneCaller && isWhole;
  const isWithoutPolicy = (status === 200 && tags.length > 0) || isForOneCaller;
  // The page that says what is away is already compressed, and comes with its own policy.
  const isPacked = headers['content-encoding'] !== undefined;
  const isSharedPage = type.startsWith('text/html') && isWithoutPolicy && !isPacked;
  const body = isSharedPage
    ? await asSharedPage(reply.payload, headers, isSearch(address))
    : reply.rawPayload;
  const isEarlier = mayBeEarlier(headers[RENDERED]);
  const isLasting = isShared && isOfRelease(tags);
  // A failure is not kept, and a busy server sends many: the page that says so is compressed already.
  const bodies =
    status >= 500
      ? { [headers['content-encoding'] ?? 'identity']: body }
      : await encode(body, type, isLasting && !canBeMadeUp(key), ofCaller.encoding);
  const etag = etagOf(headers, body, bodies.identity === undefined);
  for (const name of isRouters ? OF_CDN : OF_ROUTER) delete headers[name];
  const sent = headersOfAll(headers, etag, bodies.identity === undefined);
  return {
    answer: {
      status,
      headers: isRouters ? withNoStore(sent) : sent,
      etag,
      bodies,
      tags,
      freshUntil: Date.now() + (isLasting ? YEAR_MS : FRESH_MS),
    },
    isShared,
    isKept: isShared && !isEarlier,
    isKeptLater: isEarlier && (isSharedPage || (isRouters && isShared)),
    varies: variesByVisitor(headers.vary) || headers['set-cookie'] !== undefined,
    isForOneCaller,
    hasFailed: status >= 500 || FAILED.test(lines),
    isRefused: wasRefused(res),
  };
}

const TAG = CACHE_TAG.toLowerCase();

/**
 * The page with what link previews read first, its styles within and its scripts after the first paint. Sets the policy that allows just these in `headers`.
 * A page of a search keeps the links to its style sheets: it is seldom the first page that somebody opens (decision 0120).
 */
async function asSharedPage(
  rendered: string,
  headers: Headers,
  isSearched: boolean,
): Promise<Buffer> {
  const later = withScriptsAfterPaint(rendered);
  const { html, sources } = isSearched
    ? { html: later, sources: [] }
    : await withSheetsInPage(later);
  headers['content-security-policy'] = policyByHashes(html, sources);
  return Buffer.from(withOrderedHead(html));
}

type Headers = Record<string, string | undefined>;

/** Each header as one text: Next adds those of route handlers as lists. */
function asText(headers: OutgoingHttpHeaders): Headers {
  const texts: Headers = {};
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) texts[name] = [value].flat().join(', ');
  return texts;
}

/** The app's own, or one of the body. The same bytes in two encodings may share a weak one only. */
function etagOf({ etag: own }: Headers, body: Buffer, isCompressed: boolean): string {
  const strong =
    own?.replace(/^W\//, '') ??
    `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  return isCompressed ? `W/${strong}` : strong;
}

function headersOfAll(headers: Headers, etag: string, isCompressed: boolean): string[] {
  const all: string[] = [];
  for (const [name, value] of Object.entries(headers))
    if (!NOT_KEPT.has(name) && value !== undefined) all.push(name, value);
  const { vary = '' } = headers;
  const isNamed = /accept-encoding/i.test(vary);
  const named = isCompressed && !isNamed ? [vary, 'Accept-Encoding'] : [vary];
  if (named.some(Boolean)) all.push('Vary', named.filter(Boolean).join(', '));
  all.push('ETag', etag);
  return all;
}
