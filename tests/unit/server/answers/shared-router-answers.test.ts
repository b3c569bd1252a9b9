import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { setResponseStatus } from '@/lib/platform/http/request-context';
import { routerHeaders } from '../../../support/router-headers';
import { page, sharedServer } from '../../../support/shared-server';

const { handle, ask, changed, lost } = sharedServer();

/** A little longer than the pause after a failure, in which Next is not asked again. */
const PAUSE_MS = 2_100;

const ROUTER = { rsc: '1' };
const RSC_HEADERS = {
  'Content-Type': 'text/x-component',
  'Cache-Control': 's-maxage=3600',
  'x-nextjs-stale-time': '300',
};
const DATA = `0:{"b":"build"}\n1:["$","p",null,{"children":"${'Ada '.repeat(400)}"}]\n`;
const LIST = { ...RSC_HEADERS, 'Cache-Tag': 'memorials' };

/** Answers the router with its data format, and everybody else with a page. */
const respondInRouterFormat = (more = {}, data = DATA) =>
  handle.mockImplementation(async ({ headers }, response) =>
    headers.rsc === undefined ? page(response) : page(response, { ...RSC_HEADERS, ...more }, data),
  );

describe('a page that Next’s router requests', () => {
  it('is rendered once for all visitors, separately from the HTML page', async () => {
    respondInRouterFormat();
    const own = { cookie: 'a=1', 'accept-language': 'fr', 'next-url': '/admin', referer: 'x' };
    for (let at = 0; at < 3; at += 1)
      for (const headers of [routerHeaders(), routerHeaders('ar'), ROUTER]) {
        const { body } = await ask(`/memorial/a?_rsc=${at}`, { ...own, ...headers });
        expect(body.toString()).toBe(DATA);
      }
    expect((await ask('/memorial/a')).body.toString()).not.toBe(DATA);
    expect((await ask('/memorial/a', ROUTER)).body.toString()).toBe(DATA);
    expect(handle).toHaveBeenCalledTimes(2);
    const nextRequest = handle.mock.calls[0]?.[0];
    expect(nextRequest?.url).toBe('/memorial/a');
    expect(nextRequest?.headers).toEqual({
      'user-agent': 'Perennial',
      host: 'perennial.example',
      rsc: '1',
      'x-client-address': '127.0.0.1',
      'x-request-id': expect.any(String),
      'x-shared-answer': '1',
      'x-fallback-encoding': 'identity',
    });
  });

  it('is cached by no browser and no CDN, and has the headers that only the router reads', async () => {
    respondInRouterFormat({ 'x-nextjs-prerender': '1' });
    for (let at = 0; at < 2; at += 1) {
      const { headers } = await ask('/memorial/a', ROUTER);
      expect(headers).toMatchObject({
        'content-type': 'text/x-component',
        'cache-control': 'private, no-store',
        'cdn-cache-control': 'no-store',
        'surrogate-control': 'no-store',
        'x-nextjs-stale-time': '300',
        'x-nextjs-prerender': '1',
        'x-content-type-options': 'nosniff',
      });
      expect([headers['cache-tag'], headers['surrogate-key']]).toEqual([undefined, undefined]);
    }
    const { headers } = await ask('/memorial/a');
    expect(headers['x-nextjs-stale-time']).toBeUndefined();
    expect(headers['cache-tag']).toBe('memorial-a,release');
  });

  it('is deleted as soon as its memorial changes', async () => {
    respondInRouterFormat();
    await ask('/memorial/a', ROUTER);
    respondInRouterFormat({}, '0:"changed"');
    changed('/memorial/b');
    expect((await ask('/memorial/a', ROUTER)).body.toString()).toBe(DATA);
    changed('/memorial/a');
    expect((await ask('/memorial/a', ROUTER)).body.toString()).toBe('0:"changed"');
  });

  it('is requested once more if its render may predate a change', async () => {
    handle.mockImplementationOnce(async (_, response) =>
      page(response, { ...RSC_HEADERS, 'x-nextjs-cache': 'MISS' }, 'before'),
    );
    handle.mockImplementation(async (_, response) =>
      page(response, { ...RSC_HEADERS, 'x-nextjs-cache': 'HIT' }, 'after'),
    );
    expect((await ask('/memorial/a', ROUTER)).body.toString()).toBe('before');
    await vi.waitFor(() => expect(handle).toHaveBeenCalledTimes(2), 5_000);
    expect((await ask('/memorial/a', ROUTER)).body.toString()).toBe('after');
    expect(handle).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['of a member', { cookie: 'next-auth.session-token=x' }],
    ['of a guest', { cookie: 'memorial-guest=x' }],
    ['with a token', { authorization: 'Bearer x' }],
    ['for a part of the page', { range: 'bytes=0-9' }],
    ['as a prefetch', { 'next-router-prefetch': '1' }],
    ['for a segment', { 'next-router-segment-prefetch': '/_tree' }],
  ])('is requested with its own headers: %s', async (_, own) => {
    respondInRouterFormat();
    await ask('/memorial/a', ROUTER);
    for (let at = 0; at < 2; at += 1) await ask('/memorial/a', { ...ROUTER, ...own });
    expect(handle).toHaveBeenCalledTimes(3);
    for (const [{ headers }] of handle.mock.calls.slice(1)) {
      expect(headers).toMatchObject(own);
      expect(headers['x-shared-answer']).toBeUndefined();
    }
  });

  it.each([
    ['threw', RSC_HEADERS, `${DATA}2:E{"digest":"1"}\n`],
    ['threw at once', RSC_HEADERS, '0:E{"digest":"1"}\n'],
    ['threw after sending a text', RSC_HEADERS, '6:T5,Hello7:E{"digest":"1"}\n'],
    ['redirects', RSC_HEADERS, '6:E{"digest":"NEXT_REDIRECT;replace;/a;307;"}\n'],
    ['is not in the router’s format', { 'Content-Type': 'text/html' }, DATA],
    ['is not for everybody', { ...RSC_HEADERS, 'Cache-Tag': undefined }, DATA],
  ])('is not kept if it %s', async (_, more, data) => {
    handle.mockImplementation(async (_request, response) => page(response, more, data));
    for (let at = 0; at < 2; at += 1) expect((await ask('/memorial/a', ROUTER)).status).toBe(200);
    expect(handle).toHaveBeenCalledTimes(2);
  });

  it('is never a file or an answer of the API', async () => {
    respondInRouterFormat();
    for (const path of ['/media/a/320', '/api/memorials', '/q/a', '/_next/static/chunks/a.js'])
      for (let at = 0; at < 2; at += 1) await ask(path, ROUTER);
    expect(handle).toHaveBeenCalledTimes(8);
    for (const [{ headers }] of handle.mock.calls)
      expect(headers['x-shared-answer']).toBeUndefined();
  });

  it('is not kept if it fails after its head was sent, and the previous answer is sent instead', async () => {
    respondInRouterFormat(LIST);
    const failsLate = () =>
      handle.mockImplementation(async (_, response) => {
        for (const [name, value] of Object.entries(LIST)) response.setHeader(name, value);
        response.flushHeaders();
        await sleep(20);
        setResponseStatus(503);
        response.end('0:"The list cannot be shown."');
      });
    const list = () => ask('/find-memorials?name=ada', routerHeaders());
    failsLate();
    for (let at = 0; at < 2; at += 1) expect((await list()).body.toString()).toContain('cannot');
    expect(handle).toHaveBeenCalledTimes(2);
    respondInRouterFormat(LIST);
    expect((await list()).body.toString()).toBe(DATA);
    for (const fail of [failsLate, () => respondInRouterFormat(LIST, '0:E{"digest":"1"}')]) {
      lost();
      fail();
      const { body, headers } = await list();
      expect(body.toString()).toBe(DATA);
      expect(headers['cache-status']).toContain('ttl=-1');
      await sleep(PAUSE_MS);
    }
  });
});

describe('a page of the list that Next’s router requests', () => {
  it('is rendered once, without the layout that all routers already have', async () => {
    respondInRouterFormat(LIST);
    for (let at = 0; at < 2; at += 1)
      for (const where of ['find-memorials', 'about'])
        await ask(`/ar/find-memorials?name=ada&_rsc=${at}`, routerHeaders('ar', { page: where }));
    expect(handle).toHaveBeenCalledTimes(1);
    const nextRequest = handle.mock.calls[0]?.[0];
    expect(nextRequest?.url).toBe('/ar/find-memorials?name=ada');
    const tree = JSON.parse(
      decodeURIComponent(String(nextRequest?.headers['next-router-state-tree'])),
    );
    expect(tree).toEqual([
      '',
      { children: [['language', 'ar', 'd', null], { children: ['', {}] }] },
    ]);
    changed('/memorial/b');
    await ask('/ar/find-memorials?name=ada', routerHeaders('ar'));
    expect(handle).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['has no layout yet', ROUTER],
    ['has the layout of another language', routerHeaders('en')],
    ['requests the layout again', routerHeaders('ar', { again: 'refetch' })],
  ])('is requested with its own headers by a router that %s', async (_, own) => {
    respondInRouterFormat(LIST);
    await ask('/ar/find-memorials?page=2', routerHeaders('ar'));
    for (let at = 0; at < 2; at += 1) await ask('/ar/find-memorials?page=2', own);
    expect(handle).toHaveBeenCalledTimes(3);
    expect(handle.mock.lastCall?.[0].headers).toMatchObject(own);
  });

  it('is not shared with a visitor who chose a language', async () => {
    respondInRouterFormat(LIST);
    await ask('/find-memorials?page=2', routerHeaders());
    const own = { ...routerHeaders(), cookie: 'memorial-language=ar' };
    for (let at = 0; at < 2; at += 1) await ask('/find-memorials?page=2', own);
    expect(handle).toHaveBeenCalledTimes(3);
  });
});
