import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { pathIn } from '@/lib/platform/language/addresses';
import * as paths from '@/lib/platform/paths';
import { FallbackPages } from '@/server/fallback-pages';

it('a page whose render hangs is given up, and rendered anew for who asks next', async () => {
  const serve = vi.fn<(request: IncomingMessage, response: ServerResponse) => void>();
  const fallbackPages = new FallbackPages(serve, 50);
  const both = Promise.all([fallbackPages.page('en', 'busy'), fallbackPages.page('en', 'busy')]);
  expect(await both).toEqual([undefined, undefined]);
  expect(serve).toHaveBeenCalledTimes(1); // which never answers
  serve.mockImplementation((_, response) => void response.end('busy'));
  expect((await fallbackPages.page('en', 'busy'))?.body.toString()).toBe('busy');
  expect((await fallbackPages.page('en', 'busy'))?.body.toString()).toBe('busy');
  expect(serve).toHaveBeenCalledTimes(2);
});

it('a page is kept compressed, for those who take one encoding and for those who take the other', async () => {
  const text = '<p>Many people are here at the moment.</p>'.repeat(50);
  const fallbackPages = new FallbackPages((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(text);
  });
  const { br, gzip, ...others } = (await fallbackPages.page('en', 'busy'))?.packed ?? {};
  expect(others).toEqual({});
  expect(brotliDecompressSync(br ?? '').toString()).toBe(text);
  expect(gunzipSync(gzip ?? '').toString()).toBe(text);
});

it('the pages for what comes over all others at once are rendered at the start', async () => {
  const rendered: string[] = [];
  const fallbackPages = new FallbackPages(({ url = '' }, response) => {
    rendered.push(url);
    response.end(url);
  });
  const languages = ['en', 'af'] as const;
  await fallbackPages.prepare(languages);
  const expected = (['busy', 'away'] as const).flatMap((kind) =>
    languages.map((language) => pathIn(language, paths.unavailable(kind))),
  );
  expect(rendered).toEqual(expected);
  expect((await fallbackPages.page('af', 'away'))?.body.toString()).toBe(expected[3]);
  expect(rendered).toHaveLength(expected.length);
});

it('a page is rendered anew when the site has changed, and the earlier one is sent until then', async () => {
  let text = 'before';
  let isStuck = false;
  const fallbackPages = new FallbackPages((_, response) => {
    if (!isStuck) response.end(text);
  }, 50);
  const sent = async () => (await fallbackPages.page('en', 'busy'))?.body.toString();
  expect(await sent()).toBe('before');
  text = 'after';
  isStuck = true;
  fallbackPages.renew();
  await new Promise((resolve) => setTimeout(resolve, 80));
  expect(await sent()).toBe('before'); // its render hangs, and was given up
  isStuck = false;
  fallbackPages.renew();
  fallbackPages.renew();
  await vi.waitFor(async () => expect(await sent()).toBe('after'));
});
