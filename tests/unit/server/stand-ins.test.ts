import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it, vi } from 'vitest';
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
  expect((await standIns.page('en', 'busy'))?.body.toString()).toBe('busy');
  expect((await standIns.page('en', 'busy'))?.body.toString()).toBe('busy');
  expect(serve).toHaveBeenCalledTimes(2);
});

it('the pages for what comes over all others at once are rendered at the start', async () => {
  const rendered: string[] = [];
  const standIns = new StandIns(({ url = '' }, response) => {
    rendered.push(url);
    response.end(url);
  });
  const languages = ['en', 'af'] as const;
  await standIns.prepare(languages);
  const expected = (['busy', 'away'] as const).flatMap((kind) =>
    languages.map((language) => pathIn(language, paths.unavailable(kind))),
  );
  expect(rendered).toEqual(expected);
  expect((await standIns.page('af', 'away'))?.body.toString()).toBe(expected[3]);
  expect(rendered).toHaveLength(expected.length);
});
