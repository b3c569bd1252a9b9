import type { ServerResponse } from 'node:http';
import { CACHE_TAG, FILES_TAG, RELEASE_TAG, SURROGATE_KEY } from '@/lib/platform/cache/cache-tags';

/** How a CDN is told how long it may keep an answer: RFC 9213, and what those read that are older than it. */
const LIFETIMES = ['CDN-Cache-Control', 'Surrogate-Control'];
/** In seconds. Purges delete what changes; this is how long a copy lives if every purge of it fails. */
const KEPT_SECONDS = 600;
/** Of a file that is named by its content: pages of the release before still load theirs. */
const NAMED_BY_CONTENT_SECONDS = 86_400;
const SHARED_STATUSES = [200, 302, 304, 308];
/** CDNs read at least this much of the header. An answer with a longer one cannot be purged reliably, so it gets no tags. */
const LONGEST_TAGS = 1_000;
/** Files that a build names by their content. */
const NAMED_BY_CONTENT = /^\/_next\/static\//;
/** Files of public/. */
const FILES_OF_RELEASE = /^\/(?:icons\/|icon\.svg$|apple-icon\.png$)/;
/** No release changes a picture or a video. */
const MEDIA = /^\/media\//;

/**
 * Names an answer that is the same for everybody in the headers by which CDNs purge it, and takes the tags from every
 * other one. To be called before the head is sent.
 * @param isForAll whether the request asks for what everybody sees: a visitor's as it arrived (`isAnonymous`), or one of our own
 * @param isPurged whether a CDN is purged, and so may keep answers that have tags; no CDN may keep another one
 */
export function setSurrogateHeaders(
  target: string,
  response: ServerResponse,
  isForAll: boolean,
  isPurged: boolean,
): void {
  const tags = isForAll ? sharedTags(target, response) : '';
  if (tags === '') response.removeHeader(CACHE_TAG);
  else {
    response.setHeader(CACHE_TAG, tags);
    response.setHeader(SURROGATE_KEY, tags.replaceAll(',', ' '));
  }
  if (!isPurged) return;
  const isKept = tags !== '' && !mayBeEarlier(response.getHeader(RENDERED));
  const rule = isKept ? `max-age=${secondsFor(response)}` : 'no-store';
  for (const name of LIFETIMES) response.setHeader(name, rule);
}

/** The head of an answer from memory, names and values in turn, where no CDN may keep it. */
export function withNoStore(headers: readonly string[]): string[] {
  const names = LIFETIMES.map((name) => name.toLowerCase());
  return headers.map((text, at) =>
    at % 2 === 1 && names.includes(headers[at - 1]?.toLowerCase() ?? '') ? 'no-store' : text,
  );
}

/**
 * Whether a page may show what was before its last change, by this header of Next's: a request that finds no page in Next's
 * cache joins a render that has begun before. Undefined for what is no cached page.
 */
export const mayBeEarlier = (rendered: number | string | string[] | undefined): boolean =>
  rendered !== undefined && String(rendered) !== 'HIT';

/** Next's header that says whether a page comes from its cache. */
export const RENDERED = 'x-nextjs-cache';

/** Whether a Vary header names what tells one visitor from another. */
export const variesByVisitor = (vary: number | string | string[] | undefined): boolean =>
  /\b(?:cookie|authorization|accept-language)\b|\*/i.test(String(vary ?? ''));

/** The tags with a comma between; none where the answer may be one person's, or part of one. */
function sharedTags(target: string, response: ServerResponse): string {
  const { statusCode } = response;
  if (!SHARED_STATUSES.includes(statusCode) || response.hasHeader('set-cookie')) return '';
  if (variesByVisitor(response.getHeader('vary'))) return '';
  const path = target.split('?')[0] ?? '';
  const own = [response.getHeader(CACHE_TAG) ?? []].flat().join(',').split(',').filter(Boolean);
  const tags = own.length === 0 ? tagsOfFile(path, statusCode) : ownTags(path, own);
  const header = tags.join(',');
  return header.length > LONGEST_TAGS ? '' : header;
}

/** What the app says that an answer shows, and that a release changes it. */
const ownTags = (path: string, own: string[]) =>
  MEDIA.test(path) || own.includes(RELEASE_TAG) ? own : [...own, RELEASE_TAG];

/** The tags of a file that Next answers without any of ours. */
function tagsOfFile(path: string, statusCode: number): string[] {
  if (statusCode === 302) return [];
  if (NAMED_BY_CONTENT.test(path)) return [FILES_TAG];
  return FILES_OF_RELEASE.test(path) ? [RELEASE_TAG] : [];
}

/** What browsers keep unasked, a CDN keeps no longer; browsers ask about pages each time. */
function secondsFor(response: ServerResponse): number {
  const rule = String(response.getHeader('cache-control'));
  if (rule.includes('immutable')) return NAMED_BY_CONTENT_SECONDS;
  const ofBrowsers = Number(/\bmax-age=(\d+)/.exec(rule)?.[1] ?? 0);
  return Math.min(ofBrowsers || KEPT_SECONDS, KEPT_SECONDS);
}
