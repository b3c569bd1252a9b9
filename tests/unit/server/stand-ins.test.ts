import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it, vi } from 'vitest';
import { UNAVAILABLE_KINDS } from '@/lib/platform/http/unavailable-kinds';
import { pathIn } from '@/lib/platform/language/addresses';
import * as paths from '@/lib/platform/paths';
import { StandIns } from '@/server/stand-ins';

it('a page whose render hangs is given up, and rendered anew for who asks next', async () => {
  const serve = vi.fn<(request: IncomingMessage, response: ServerResponse) => void>();
  const standIns = new StandIns(serve, 50);
  const both = Promise.all([standIns.page('en', 'busy'), standIns.page('en', 'busy')]);
  expect(await both).toEqual([undefined, undefined]);
  expect(serve).toHaveBeenCalledTimes(1); // which never answers
  serve.mockImplementation((_, response) => void response.end('busy'));
  expect((await standIns.page('en', 'busy'))?.payload).toBe('busy');
  expect((await standIns.page('en', 'busy'))?.payload).toBe('busy');
  expect(serve).toHaveBeenCalledTimes(2);
});

it('every page is rendered at the start, so that none is when something is away', async () => {
  const rendered: string[] = [];
  const standIns = new StandIns(({ url = '' }, response) => {
    rendered.push(url);
    response.end(url);
  });
  const languages = ['en', 'af'] as const;
  await standIns.prepare(languages);
  const busy = languages.map((language) => pathIn(language, paths.unavailable('busy')));
  expect(rendered.slice(0, 2)).toEqual(busy);
  expect(rendered).toHaveLength(languages.length * UNAVAILABLE_KINDS.length);
  for (const kind of UNAVAILABLE_KINDS)
    for (const language of languages) {
      const url = pathIn(language, paths.unavailable(kind));
      expect((await standIns.page(language, kind))?.payload).toBe(url);
    }
  expect(new Set(rendered).size).toBe(rendered.length);
});
