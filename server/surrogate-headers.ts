import type { ServerResponse } from 'node:http';
import { CACHE_TAG, FILES_TAG, RELEASE_TAG, SURROGATE_KEY } from '@/lib/platform/cache/cache-tags';

/** Headers that say how long a CDN may keep an answer: RFC 9213, and the older Surrogate-Control. */
const LIFETIMES = ['CDN-Cache-Control', 'Surrogate-Control'];
/** How long a CDN keeps a copy of a changed page if every purge of it fails. */
const KEPT_SECONDS = 600;
/** For files that are named by their content, because pages of an earlier release still load them. */
const NAMED_BY_CONTENT_SECONDS = 86_400;
const SHARED_STATUSES = [200, 302, 304, 308];
/**
 * CDNs read at least this many characters of the header. An answer with more cannot be purged reliably, so it gets no
 * tags.
 */
const MAX_TAGS_LENGTH = 1_000;
const NAMED_BY_CONTENT = /^\/_next\/static\//;
/** Files of public/, which change with a release. */
const FILES_OF_RELEASE = /^\/(?:icons\/|icon\.svg$|apple-icon\.png$)/;
/** Pictures and videos, which no release changes. */
const MEDIA = /^\/media\//;

/**
 * Sets the headers by which CDNs purge an answer that is the same for everybody, and removes the tags from other
 * answers. Must be called before the headers are sent.
 * @param isShared whether everybody gets the same answer: `isSharedRequest`, or a request that the server itself makes
 * @param isPurged whether changes are purged from the CDN: only then may it keep answers, and only those with tags
 */
export function setSurrogateHeaders(
  target: string,
  response: ServerResponse,
  isShared: boolean,
  isPurged: boolean,
): void {
  const tags = isShared ? sharedTags(target, response) : '';
  if (tags === '') response.removeHeader(CACHE_TAG);
  else {
    response.setHeader(CACHE_TAG, tags);
    response.setHeader(SURROGATE_KEY, tags.replaceAll(',', ' '));
  }
  if (!isPurged) return;
  const isKept = tags !== '' && !mayBeOutdated(response.getHeader(NEXT_CACHE_HEADER));
  const rule = isKept ? `max-age=${cdnSeconds(response)}` : 'no-store';
  for (const name of LIFETIMES) response.setHeader(name, rule);
}

/** Returns the headers of an answer from memory, changed so that no CDN keeps the answer. */
export const withNoStore = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      IS_LIFETIME.test(name) ? 'no-store' : value,
    ]),
  );

const IS_LIFETIME = new RegExp(`^(?:${LIFETIMES.join('|')})$`, 'i');

/**
 * Whether a page may be older than its last change. A request that does not find a page in Next's cache (`MISS`) may
 * join a render that began before that change.
 * @param rendered Next's header `NEXT_CACHE_HEADER`, which is undefined unless the answer is a cached page
 */
export const mayBeOutdated = (rendered: number | string | string[] | undefined): boolean =>
  rendered !== undefined && String(rendered) !== 'HIT';

/** Next's header that says whether a page comes from Next's cache. */
export const NEXT_CACHE_HEADER = 'x-nextjs-cache';

/** Whether a Vary header names a request header that differs between visitors. */
export const variesByVisitor = (vary: number | string | string[] | undefined): boolean =>
  /\b(?:cookie|authorization|accept-language)\b|\*/i.test(String(vary ?? ''));

/** Returns the tags, separated by commas, or '' if the answer may be one person's or is only part of a file. */
function sharedTags(target: string, response: ServerResponse): string {
  const { statusCode } = response;
  if (!SHARED_STATUSES.includes(statusCode) || response.hasHeader('set-cookie')) return '';
  if (variesByVisitor(response.getHeader('vary'))) return '';
  const path = target.split('?')[0] ?? '';
  const own = [response.getHeader(CACHE_TAG) ?? []].flat().join(',').split(',').filter(Boolean);
  const tags = own.length === 0 ? tagsOfFile(path, statusCode) : ownTags(path, own);
  const header = tags.join(',');
  return header.length > MAX_TAGS_LENGTH ? '' : header;
}

/** Returns the tags that the app has set, plus the release tag if a release may change the answer. */
const ownTags = (path: string, own: string[]) =>
  MEDIA.test(path) || own.includes(RELEASE_TAG) ? own : [...own, RELEASE_TAG];

/** The tags of a file that Next serves itself. */
function tagsOfFile(path: string, statusCode: number): string[] {
  if (statusCode === 302) return [];
  if (NAMED_BY_CONTENT.test(path)) return [FILES_TAG];
  return FILES_OF_RELEASE.test(path) ? [RELEASE_TAG] : [];
}

/** A CDN keeps nothing for longer than browsers do, except pages, which browsers revalidate each time. */
function cdnSeconds(response: ServerResponse): number {
  const rule = String(response.getHeader('cache-control'));
  if (rule.includes('immutable')) return NAMED_BY_CONTENT_SECONDS;
  const browserSeconds = Number(/\bmax-age=(\d+)/.exec(rule)?.[1] ?? 0);
  return Math.min(browserSeconds || KEPT_SECONDS, KEPT_SECONDS);
}
