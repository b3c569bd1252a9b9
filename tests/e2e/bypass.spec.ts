import type { APIRequestContext } from '@playwright/test';
import { demoAccounts } from '../../prisma/demo/accounts';
import { ASIDES, detours } from './support/bypass';
import { tokenOf } from './support/paid-memorial';
import { askRaw, type RawAnswer } from './support/raw-request';
import { expect, test } from './support/test';

/** Each guarded page, who may see it, and words that only they read there. */
const GUARDED = [
  { address: '/create-memorial', role: 'member', words: 'What you type is kept in this browser' },
  {
    address: '/memorial-payment/success',
    role: 'member',
    words: 'Payment identifier (Order ID) not found in URL.',
  },
  { address: '/flower-payment/success', role: 'member', words: 'No order ID found in URL' },
  { address: '/my-memorials', role: 'member', words: 'The memorials you created.' },
  { address: '/profile', role: 'member', words: 'Memorials Created' },
  { address: '/admin', role: 'admin', words: 'Memorial revenue' },
  { address: '/admin/users', role: 'admin', words: 'Search users' },
  { address: '/admin/tributes', role: 'admin', words: 'Pages of tributes' },
  { address: '/admin/orders', role: 'admin', words: 'Order id or whole email address' },
  { address: '/admin/messages', role: 'admin', words: 'Contact messages' },
  { address: '/admin/audit', role: 'admin', words: 'Admin pages' },
];
const AT_ONCE = 8;
const SHAPES = 1_000;

for (const { address, role, words } of GUARDED)
  test(`${address} opens to nobody without a session, whatever the request looks like`, async ({
    request,
    baseURL,
  }) => {
    const site = new URL(baseURL ?? '');
    const name = role === 'admin' ? 'root' : 'ada';
    const alive = `next-auth.session-token=${await tokenOf(name)}`;
    const inside = await askRaw(site, address, { cookie: alive });
    expect(inside.body).toContain(words); // else the words below would prove nothing
    const token = await endedToken(request, name);
    const cookie = `next-auth.session-token=${token}`;

    const asides = [...ASIDES, { cookie }, { authorization: `Bearer ${token}` }];
    const shapes = detours(address).flatMap((path) => asides.map((headers) => ({ path, headers })));
    expect(shapes.length).toBeGreaterThanOrEqual(SHAPES);
    const leaks: string[] = [];
    const work = async () => {
      for (let shape = shapes.pop(); shape; shape = shapes.pop()) {
        const answer = await askRaw(site, shape.path, shape.headers);
        if (isLeak(answer, words)) leaks.push(`${JSON.stringify(shape)} -> ${answer.status}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    expect(leaks).toEqual([]);
  });

/** An account may log in ten times in a quarter of an hour: one ended session does for all its pages. */
const ended = new Map<string, string>();

async function endedToken(request: APIRequestContext, name: 'root' | 'ada'): Promise<string> {
  const known = ended.get(name);
  if (known) return known;
  const account = demoAccounts.find((each) => each.name === name);
  const data = { email: account?.email, password: account?.password };
  const { token } = await (await request.post('/api/auth/login', { data })).json();
  await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  ended.set(name, token);
  return token;
}

/** The page's words, or a fault of the server's, for somebody without a session. */
const isLeak = ({ status, body }: RawAnswer, words: string) =>
  body.includes(words) || status >= 500;
