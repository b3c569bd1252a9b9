import { beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { clientAddress } from '@/lib/platform/http/client-address';
import { route } from '@/lib/platform/http/route';
import { log } from '@/lib/platform/log';

const settings = { NODE_ENV: 'production' };
vi.mock('@/lib/platform/env', () => ({ env: () => settings }));
const logError = vi.spyOn(log, 'error').mockImplementation(() => {});

beforeEach(() => {
  settings.NODE_ENV = 'production';
  logError.mockClear();
});

const plainRequest = () => new Request('http://localhost/api/anything');

it('the client address is the one that the server in front of Next sets', () => {
  const request = new Request('http://localhost/', {
    headers: { 'x-client-address': '192.0.2.1' },
  });
  expect(clientAddress(request)).toBe('192.0.2.1');
});

it('the client address may be missing in development and tests', () => {
  settings.NODE_ENV = 'test';
  expect(clientAddress(plainRequest())).toBe('unknown');
});

it('every endpoint fails in production without a client address, and the log says why', async () => {
  const run = vi.fn(async () => ({ secret: true }));
  const doc = {
    summary: 'Tells a secret',
    answer: z.object({ secret: z.boolean() }),
    errors: [],
    scope: null,
  };
  const endpoint = route({ doc, access: 'anyone', limit: 'read', query: z.object({}), run });
  const answer = await endpoint(plainRequest(), { params: Promise.resolve({}) });
  expect(answer.status).toBe(500);
  expect(await answer.json()).toMatchObject({ code: 'internal' });
  expect(run).not.toHaveBeenCalled();
  const [{ err }] = z
    .tuple([z.object({ err: z.instanceof(Error) })])
    .rest(z.unknown())
    .parse(logError.mock.calls[0]);
  expect(err.message).toBe(
    'The request has no x-client-address: the server in front of Next (server/main.ts) is missing.',
  );
});
