import type { OutgoingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { setSurrogateHeaders, withNoStore } from '@/server/surrogate-headers';
import { dummyResponse } from '../../support/dummy-response';

type RequestOptions = { url?: string; isForAll?: boolean };

function headersAfterSetting(
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
const lifetimes = (rule: string | undefined) => ({ lifetimes: [rule, rule] });
const UNSHARED = { tags: undefined, keys: undefined, ...lifetimes('no-store') };

describe('setSurrogateHeaders', () => {
  it.each<[string, RequestOptions, number, OutgoingHttpHeaders, object]>([
    ['a page', {}, 200, TAGGED, { ...NAMED, ...lifetimes('max-age=600') }],
    [
      'a page that the caller has cached',
      {},
      304,
      TAGGED,
      { ...NAMED, ...lifetimes('max-age=600') },
    ],
    [
      'a page from the page cache',
      {},
      200,
      { ...TAGGED, 'x-nextjs-cache': 'HIT' },
      { ...NAMED, ...lifetimes('max-age=600') },
    ],
    [
      'a page whose render may have begun before a change',
      {},
      200,
      { ...TAGGED, 'x-nextjs-cache': 'MISS' },
      { ...NAMED, ...lifetimes('no-store') },
    ],
    [
      'the redirect from the address of a QR code',
      {},
      308,
      TAGGED,
      { ...NAMED, ...lifetimes('max-age=600') },
    ],
    [
      'the redirect to a picture in a bucket',
      { url: '/media/abc/800' },
      302,
      { ...TAGGED, 'Cache-Control': 'public, max-age=60' },
      { ...PICTURE, ...lifetimes('max-age=60') },
    ],
    [
      'an answer that browsers keep for a day',
      {},
      200,
      { ...TAGGED, 'Cache-Control': 'public, max-age=86400' },
      { ...NAMED, ...lifetimes('max-age=600') },
    ],
    [
      'an answer that browsers revalidate each time',
      {},
      200,
      { ...TAGGED, 'Cache-Control': 'public, max-age=0, must-revalidate' },
      { ...NAMED, ...lifetimes('max-age=600') },
    ],
    [
      'a file that is named by its content',
      { url: '/_next/static/chunks/a.js' },
      200,
      { 'Cache-Control': 'public, max-age=31536000, immutable' },
      { tags: 'files', keys: 'files', ...lifetimes('max-age=86400') },
    ],
    [
      'a page that shows no memorial',
      { url: '/about' },
      200,
      { 'Cache-Tag': 'release' },
      { tags: 'release', keys: 'release', ...lifetimes('max-age=600') },
    ],
    [
      'an icon',
      { url: '/icons/bloom-192.png' },
      200,
      {},
      { tags: 'release', keys: 'release', ...lifetimes('max-age=600') },
    ],
    ['an answer without a tag', { url: '/api/search/suggest' }, 200, {}, UNSHARED],
    ['a missing page', {}, 404, TAGGED, UNSHARED],
    ['an error', {}, 503, TAGGED, UNSHARED],
    ['a part of a file', {}, 206, TAGGED, UNSHARED],
    ['an answer with a cookie', {}, 200, { ...TAGGED, 'Set-Cookie': 'a=b' }, UNSHARED],
    ['an answer for one person', { isForAll: false }, 200, TAGGED, UNSHARED],
    ['a page that varies', {}, 200, { ...TAGGED, Vary: 'Accept, Cookie' }, UNSHARED],
    [
      'more tags than a CDN may read',
      {},
      200,
      { 'Cache-Tag': Array.from({ length: 99 }, (_, at) => `memorial-${at}`).join() },
      UNSHARED,
    ],
  ])('sets the right headers for %s', (_, requestOptions, status, own, expected) => {
    expect(headersAfterSetting(requestOptions, status, own)).toEqual(expected);
  });

  it('sets no lifetime if no CDN is purged', () => {
    expect(headersAfterSetting({}, 200, TAGGED, false)).toEqual({
      ...NAMED,
      ...lifetimes(undefined),
    });
    expect(headersAfterSetting({}, 404, TAGGED, false)).toEqual({
      ...UNSHARED,
      ...lifetimes(undefined),
    });
  });
});

describe('withNoStore', () => {
  it('replaces the lifetimes in the headers of an answer that may be out of date', () => {
    const head = { 'Cache-Tag': 'memorial-a', 'surrogate-control': 'max-age=600', ETag: '"a"' };
    expect(withNoStore(head)).toEqual({ ...head, 'surrogate-control': 'no-store' });
  });
});
