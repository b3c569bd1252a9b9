import { expect, it, vi } from 'vitest';
import { sayIn } from '@/lib/platform/language/words-in';
import { PATIENCE } from '@/tests/support/patience';
import { page, sharedServer } from '../../support/shared-server';

const { handle, ask } = sharedServer();

const NOTICE = '/api/payments/webhook/paystack';
const MEMBER = { cookie: 'next-auth.session-token=x' };
/** More than are let in and may wait. */
const CROWD = 300;
const LEAST_REFUSED = CROWD - 12 - 128;

const pageOf = (at: number) => ask(`/fr/my-memorials?page=${at}`, MEMBER);
const callOf = (at: number) => ask(`/api/memorials?page=${at}`, { 'accept-language': 'fr' });

/** Next, which reads nothing before `open` is called; it has the page that says that it is busy. */
function holdReads(): () => void {
  const hold = Promise.withResolvers<void>();
  handle.mockImplementation(async ({ url = '' }, response) => {
    if (url !== NOTICE && !url.includes('/unavailable/')) await hold.promise;
    page(response, { 'Cache-Tag': undefined }, `says ${url}`);
  });
  return hold.resolve;
}

it('refuses reads that are too many, with Retry-After, and no notice of a provider', async () => {
  const open = holdReads();
  const refused: Awaited<ReturnType<typeof ask>>[] = [];
  const crowd = Array.from({ length: CROWD }, async (_, at) => {
    const answer = await (at % 2 === 0 ? pageOf(at) : callOf(at));
    if (answer.status === 503) refused.push(answer);
    return answer.status;
  });
  await vi.waitFor(() => expect(refused.length).toBeGreaterThanOrEqual(LEAST_REFUSED), PATIENCE);
  const notices = Array.from({ length: 100 }, () => ask(NOTICE, {}, 'POST'));
  for (const { status } of await Promise.all(notices)) expect(status).toBe(200);
  open();
  const statuses = await Promise.all(crowd);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  for (const { headers } of refused)
    expect(headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
  const texts = [...new Set(refused.map(({ body }) => body.toString()))].sort();
  expect(texts).toEqual(['says /fr/unavailable/busy', expect.stringMatching(/^\{/)]);
  expect(JSON.parse(texts[1] ?? '')).toMatchObject({
    message: sayIn('fr', { key: 'api.busy' }),
    code: 'unavailable',
  });

  expect((await callOf(1)).status).toBe(200);
});

it('lets nobody keep a place who leaves', async () => {
  const open = holdReads();
  const leaving = new AbortController();
  const crowd = Array.from({ length: CROWD }, (_, at) =>
    ask(`/api/memorials?page=${at}`, {}, 'GET', leaving.signal).catch(() => undefined),
  );
  await vi.waitFor(() => expect(handle.mock.calls.length).toBeGreaterThanOrEqual(12), PATIENCE);
  leaving.abort();
  await Promise.all(crowd);
  const later = callOf(CROWD);
  const isAsked = () => handle.mock.calls.some(([{ url = '' }]) => url.endsWith(`=${CROWD}`));
  await vi.waitFor(() => expect(isAsked()).toBe(true), PATIENCE); // before those who left would have had their answer
  open();
  expect((await later).status).toBe(200);
});
