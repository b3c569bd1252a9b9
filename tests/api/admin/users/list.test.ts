import { beforeAll, describe, expect, it } from 'vitest';
import { GET } from '@/app/api/admin/users/route';
import { db } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import { call } from '../../../support/call';
import { ada, type Person, root } from '../../../support/cast';
import { addMemorial } from '../../../support/memorial';

let admin: Person;
let member: Person;

beforeAll(async () => {
  admin = await root();
  member = await ada();
  await addMemorial({ createdById: member.user.id });
  await db().user.createMany({
    data: Array.from({ length: 12 }, (_, at) => ({
      id: newId(),
      email: `person-${at}@example.net`,
      firstName: at === 3 ? '100% Sure' : `Nomvula_${at}`,
      lastName: 'Dube',
      passwordHash: 'never shown',
      createdAt: new Date(Date.UTC(2020, 0, at + 1)),
    })),
  });
});

const list = (path = '/', person: Person | null = admin) =>
  call(GET, { path, headers: person?.headers ?? {} });
const emails = async (path: string) =>
  (await list(path)).body.users.map((user: { email: string }) => user.email);

describe('GET /api/admin/users', () => {
  it('returns ten per page, newest first, without the password hash', async () => {
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: 14, totalPages: 2, currentPage: 1 });
    expect(body.users).toHaveLength(10);
    const found = body.users.find((user: { email: string }) => user.email === member.user.email);
    expect(found).toEqual({
      _id: member.user.id,
      firstName: 'Ada',
      lastName: 'Okafor',
      email: 'ada@example.org',
      role: 'member',
      createdAt: expect.stringMatching(/Z$/),
      memorials: 1,
    });
    expect((await list('/?page=2')).body.users).toHaveLength(4);
    expect((await list('/?page=3')).body.users).toEqual([]);
  });

  it.each([
    ['/?search=OKAFOR', ['ada@example.org']],
    ['/?search=da%20oka', ['ada@example.org']],
    ['/?search=Person-11%40', ['person-11@example.net']],
    ['/?search=%25', ['person-3@example.net']],
    ['/?search=nomvula_7&sortBy=email&sortOrder=asc', ['person-7@example.net']],
    ['/?search=%5C', []],
    ["/?search=';drop table users;--", []],
  ])(
    'answers %s with people by a part of their name or address, and takes LIKE wildcards literally',
    async (path, found) => {
      expect(await emails(path)).toEqual(found);
    },
  );

  it.each([
    ['createdAt', 'asc', 'person-0@example.net'],
    ['firstName', 'asc', 'person-3@example.net'],
    ['lastName', 'desc', 'ada@example.org'],
    ['email', 'desc', 'root@example.org'],
  ])('sorts by %s %s', async (sortBy, sortOrder, first) => {
    expect((await emails(`/?sortBy=${sortBy}&sortOrder=${sortOrder}`))[0]).toBe(first);
  });

  it.each([
    '/?page=0',
    '/?page=x',
    '/?page=1000001',
    '/?limit=101',
    '/?sortBy=passwordHash',
    '/?sortBy=email;',
    '/?sortOrder=up',
    '/?role=admin',
    '/?search=%00',
    `/?search=${'a'.repeat(201)}`,
  ])('refuses %s', async (path) => {
    expect((await list(path)).status).toBe(400);
  });

  it('is for admins only, and refuses a former admin', async () => {
    expect((await list('/', null)).status).toBe(401);
    expect(await list('/', member)).toMatchObject({
      status: 403,
      body: { message: 'You need admin privileges to access this page.' },
    });
    const { id } = admin.user;
    await db().user.update({ where: { id }, data: { role: 'member' } });
    expect((await list()).status).toBe(403);
    await db().user.update({ where: { id }, data: { role: 'admin' } });
  });
});
