import { expect, it } from 'vitest';
import { GET } from '@/app/api/condolences/form-token/route';
import { readFormToken } from '@/lib/platform/http/form-token';
import { newId } from '@/lib/platform/ids/public-id';
import { call } from '../../support/call';

const ask = (query: string) => call(GET, { path: `/${query}` });

it('returns a new, uncacheable token for this memorial each time', async () => {
  const memorialId = newId();
  const first = await ask(`?memorial=${memorialId}`);
  const second = await ask(`?memorial=${memorialId}`);
  expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(second.body.token).not.toBe(first.body.token);
  const later = Date.now() + 60_000;
  expect(readFormToken(memorialId, first.body.token, later)).toBe('good');
  expect(readFormToken(newId(), first.body.token, later)).toBe('forged');
});

it.each(['', '?memorial=', '?memorial=nonsense', `?memorial=${'1'.repeat(13)}`])(
  'refuses %j',
  async (query) => {
    expect((await ask(query)).status).toBe(400);
  },
);
