import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it, vi } from 'vitest';
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
