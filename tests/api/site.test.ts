import { beforeEach, expect, it } from 'vitest';
import { GET } from '@/app/api/site/route';
import { call } from '@/tests/support/call';
import { resetSettings, useSetting } from '@/tests/support/site-settings';

beforeEach(resetSettings);

it("returns the site's name and what it offers, to everybody", async () => {
  const { status, body, headers } = await call(GET);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    name: 'Perennial',
    operator: 'Perennial',
    contactEmail: null,
    doors: { signUp: 'open', memorials: true, flowers: true },
  });
  expect(headers.get('cache-tag')).toBe('release');
});

it('returns what an admin has set', async () => {
  useSetting('site.name', 'Evergreen');
  useSetting('doors.signUp', 'invited');
  const { body } = await call(GET);
  expect([body.name, body.operator, body.doors.signUp]).toEqual([
    'Evergreen',
    'Evergreen',
    'invited',
  ]);
});

it('returns the prices of memorials and flowers in whole units', async () => {
  expect((await call(GET)).body.shop).toEqual({
    currency: 'USD',
    country: 'ZZ',
    memorial: { isFree: false, prices: [{ country: 'ZZ', currency: 'USD', amount: 20 }] },
    flowers: { currency: 'USD', least: 1, most: 500, step: 5 },
  });
  useSetting('shop.providers', []);
  expect((await call(GET)).body.shop).toMatchObject({ memorial: { prices: [] }, flowers: null });
});
