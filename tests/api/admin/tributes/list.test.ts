import { beforeAll, describe, expect, it } from 'vitest';
import { GET } from '@/app/api/admin/tributes/route';
import { call } from '../../../support/call';
import { ada, type Person, root } from '../../../support/cast';
import { addMemorial } from '../../../support/memorial';
import { addTribute } from '../../../support/tribute';

let admin: Person;
let sender: Person;
let memorialId: string;
let newest: string;

beforeAll(async () => {
  admin = await root();
  sender = await ada();
  memorialId = await addMemorial({ fullName: 'Mary Jane Seacole' });
  for (let at = 1; at <= 11; at++) await addTribute(memorialId, { amountMinor: at * 100 });
  newest = await addTribute(memorialId, {
    senderId: sender.user.id,
    senderName: 'Ada Okafor',
    isAnonymous: true,
    amountMinor: 1250,
    message: 'With love',
  });
});

const list = (path = '/', person: Person | null = admin) =>
  call(GET, { path, headers: person?.headers ?? {} });

describe('GET /api/admin/tributes', () => {
  it('returns ten per page, newest first, with sender and receiver', async () => {
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: 12, totalPages: 2, currentPage: 1 });
    expect(body.tributes).toHaveLength(10);
    expect(body.tributes[0]).toEqual({
      _id: newest,
      memorialId,
      sender: { firstName: 'Ada', lastName: 'Okafor' },
      receiver: { firstName: 'Mary Jane', lastName: 'Seacole' },
      isAnonymous: true,
      amount: 12.5,
      currency: 'USD',
      message: 'With love',
      createdAt: expect.stringMatching(/Z$/),
    });
    expect(body.tributes[1].sender).toEqual({ firstName: 'Ben', lastName: 'Botha' });
  });

  it('sorts by amount in both directions', async () => {
    const amounts = async (order: string) =>
      (await list(`/?sortBy=amount&sortOrder=${order}&limit=2`)).body.tributes.map(
        (tribute: { amount: number }) => tribute.amount,
      );
    expect(await amounts('asc')).toEqual([1, 2]);
    expect(await amounts('desc')).toEqual([12.5, 11]);
  });

  it.each([
    ['the sender’s current name', 'ada okafor', 1],
    ['the name stored with a tribute', 'botha', 11],
    ['the message', 'WITH lo', 1],
    ['the memorial’s name, without accents', 'séacole', 12],
    ['a wildcard, taken literally', '%', 0],
    ['a lone accent, which matches nothing', '\u0301', 0],
  ])('finds by %s', async (_, search, total) => {
    const { body } = await list(`/?search=${encodeURIComponent(search)}`);
    expect(body.total).toBe(total);
    expect(body.tributes).toHaveLength(Math.min(total, 10));
  });

  it('pages and sorts search results', async () => {
    const { body } = await list('/?search=botha&sortBy=amount&sortOrder=desc&limit=4&page=3');
    expect(body).toMatchObject({ total: 11, totalPages: 3, currentPage: 3 });
    expect(body.tributes.map(({ amount }: { amount: number }) => amount)).toEqual([3, 2, 1]);
  });

  it.each(['/?sortBy=message', '/?sortOrder=1', '/?page=-1', '/?limit=0', '/?x=1'])(
    'refuses %s',
    async (path) => {
      expect((await list(path)).status).toBe(400);
    },
  );

  it('is for admins only', async () => {
    expect((await list('/', null)).status).toBe(401);
    expect((await list('/', sender)).status).toBe(403);
  });
});
