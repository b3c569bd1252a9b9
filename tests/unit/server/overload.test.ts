import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { sayIn } from '@/lib/platform/language/words-in';
import { page, sharedServer } from '../../support/shared-server';

const { handle, ask } = sharedServer();

const countBy = (statuses: number[]) =>
  Object.fromEntries([200, 503].map((each) => [each, statuses.filter((is) => is === each).length]));

it('refuses reads that are too many, soon and with Retry-After, and no notice of a provider', async () => {
  handle.mockImplementation(async ({ url = '' }, response) => {
    if (!url.includes('/unavailable/')) await sleep(200);
    page(response, { 'Cache-Tag': undefined }, `says ${url}`);
  });
  const member = { cookie: 'next-auth.session-token=x' };
  const pages = Array.from({ length: 150 }, (_, at) => ask(`/fr/my-memorials?page=${at}`, member));
  const calls = Array.from({ length: 150 }, (_, at) =>
    ask(`/api/memorials?page=${at}`, { 'accept-language': 'fr' }),
  );
  const notices = Array.from({ length: 100 }, () =>
    ask('/api/payments/webhook/paystack', {}, 'POST'),
  );
  const answers = await Promise.all([...pages, ...calls]);
  const counts = countBy(answers.map(({ status }) => status));
  expect(counts[200]).toBeGreaterThanOrEqual(24);
  expect(counts[503]).toBeGreaterThan(50);
  expect(counts[200] + counts[503]).toBe(300);
  expect((await Promise.all(notices)).map(({ status }) => status)).toEqual(Array(100).fill(200));

  const refused = answers.filter(({ status }) => status === 503);
  for (const { headers } of refused)
    expect(headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
  const texts = new Set(refused.map(({ body }) => body.toString()));
  expect([...texts].sort()).toEqual([
    'says /fr/unavailable/busy',
    expect.stringMatching(
      /^\{"message":"[^"]+","error":"[^"]+","code":"unavailable","remainingTime":2\}$/,
    ),
  ]);
  expect(JSON.parse([...texts].sort()[1] ?? '').message).toBe(sayIn('fr', { key: 'api.busy' }));
});

it('lets everybody in again once there is less to do', async () => {
  handle.mockImplementation(async (_, response) => {
    await sleep(50);
    page(response);
  });
  const crowd = Array.from({ length: 300 }, (_, at) => ask(`/api/memorials?page=${at}`));
  await Promise.all(crowd);
  expect((await ask('/api/memorials')).status).toBe(200);
});
