import type { OutgoingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { setSurrogateHeaders, withNoStore } from '@/server/surrogate-headers';
import { dummyResponse } from '../../support/dummy-response';

type RequestOptions = { url?: string; isForAll?: boolean };

function settled(
  { url = '/memorial/a', isForAll = true }: RequestOptions,
  status: number,
  own: OutgoingHttpHeaders,
  isPurged = true,
) {
  const response = dummyResponse();
  response.statusCode = status;
  for (const [name, value] of Object.entries(own))
    if (value !== undefined) response.setHeader(name, value);
  setSurrogateHeaders(url, response, isForAll, isPurged);
  return {
    tags: response.getHeader('cache-tag'),
    keys: response.getHeader('surrogate-key'),
    lifetimes: ['cdn-cache-control', 'surrogate-control'].map((name) => response.getHeader(name)),
  };
}

const TAGGED = { 'Cache-Tag': 'memorial-a,memorials' };
const NAMED = { tags: 'memorial-a,memorials,release', keys: 'memorial-a memorials release' };
const PICTURE = { tags: 'memorial-a,memorials', keys: 'memorial-a memorials' };
const of = (rule: string | undefined) => ({ lifetimes: [rule, rule] });
const NOBODYS = { tags: undefined, keys: undefined, ...of('no-store') };

describe('setSurrogateHeaders', () => {
  it.each<[string, RequestOptions, number, OutgoingHttpHeaders, object]>([
    ['a page', {}, 200, TAGGED, { ...NAMED, ...of('max-age=600') }],
    ['a page that the caller has', {}, 304, TAGGED, { ...NAMED, ...of('max-age=600') }],
    [
      'a page from the page cache',
      {},
      200,
      { ...TAGGED, 'x-nextjs-cache': 'HIT' },
      { ...NAMED, ...of('max-age=600') },
    ],
    [
      'a page of a render that may have begun before a change',
      {},
      200,
      { ...TAGGED, 'x-nextjs-cache': 'MISS' },
      { ...NAMED, ...of('no-store') },
    ],
    ['the redirect of a code', {}, 308, TAGGED, { ...NAMED, ...of('max-age=600') }],
    [
      'the redirect of a picture',
      { url: '/media/abc/800' },
      302,
      { ...TAGGED, 'Cache-Control': 'public, max-age=60' },
      { ...PICTURE, ...of('max-age=60') },
    ],
    [
      'what browsers keep for a day',
      {},
      200,
      { ...TAGGED, 'Cache-Control': 'public, max-age=86400' },
      { ...NAMED, ...of('max-age=600') },
    ],
    [
      'what browsers ask about each time',
      {},
      200,
      { ...TAGGED, 'Cache-Control': 'public, max-age=0, must-revalidate' },
      { ...NAMED, ...of('max-age=600') },
    ],
    [
      'a file that is named by its content',
      { url: '/_next/static/chunks/a.js' },
      200,
      { 'Cache-Control': 'public, max-age=31536000, immutable' },
      { tags: 'files', keys: 'files', ...of('max-age=86400') },
    ],
    [
      'a page that shows no memorial',
      { url: '/about' },
      200,
      { 'Cache-Tag': 'release' },
      { tags: 'release', keys: 'release', ...of('max-age=600') },
    ],
    [
      'an icon',
      { url: '/icons/bloom-192.png' },
      200,
      {},
      { tags: 'release', keys: 'release', ...of('max-age=600') },
    ],
    ['what has no tag', { url: '/api/search/suggest' }, 200, {}, NOBODYS],
    ['a missing page', {}, 404, TAGGED, NOBODYS],
    ['a fault', {}, 503, TAGGED, NOBODYS],
    ['a part of a file', {}, 206, TAGGED, NOBODYS],
    ['an answer with a cookie', {}, 200, { ...TAGGED, 'Set-Cookie': 'a=b' }, NOBODYS],
    ['what one person asked for', { isForAll: false }, 200, TAGGED, NOBODYS],
    ['a page that varies', {}, 200, { ...TAGGED, Vary: 'Accept, Cookie' }, NOBODYS],
    [
      'more tags than a CDN may read',
      {},
      200,
      { 'Cache-Tag': Array.from({ length: 99 }, (_, at) => `memorial-${at}`).join() },
      NOBODYS,
    ],
  ])('sets the right headers for %s', (_, asked, status, own, expected) => {
    expect(settled(asked, status, own)).toEqual(expected);
  });

  it('sets no lifetime if no CDN is purged', () => {
    expect(settled({}, 200, TAGGED, false)).toEqual({ ...NAMED, ...of(undefined) });
    expect(settled({}, 404, TAGGED, false)).toEqual({ ...NOBODYS, ...of(undefined) });
  });
});

describe('withNoStore', () => {
  it('replaces the lifetimes in the headers of an answer that may be out of date', () => {
    const head = { 'Cache-Tag': 'memorial-a', 'surrogate-control': 'max-age=600', ETag: '"a"' };
    expect(withNoStore(head)).toEqual({ ...head, 'surrogate-control': 'no-store' });
  });
});
