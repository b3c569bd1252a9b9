import { beforeAll, describe, expect, it } from 'vitest';
import { GET } from '@/app/api/admin/memorials/route';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { runAfterSelect } from '../../support/after-statement';
import { call } from '../../support/call';
import { ada, cleo, type Person, root } from '../../support/cast';
import { addKeeper } from '../../support/keeper';
import { addMemorial } from '../../support/memorial';
import { addTribute } from '../../support/tribute';

let admin: Person;
let creator: Person;
let hidden: string;

beforeAll(async () => {
  admin = await root();
  creator = await ada();
  await addMemorial({ fullName: 'Mary Jane Seacole' });
  await addMemorial({ fullName: 'Zoë Ábel' });
  hidden = await addMemorial({
    fullName: 'Wangari Muta',
    isPublic: false,
    createdById: creator.user.id,
  });
  await addTribute(hidden);
});

const list = (path = '/', person: Person | null = admin) =>
  call(GET, { path, headers: person?.headers ?? {} });
const namesIn = async (path: string) =>
  (await list(path)).body.memorials.map(({ fullName }: { fullName: string }) => fullName);

describe('GET /api/admin/memorials', () => {
  it('returns all memorials to admins, private ones too, with their owner', async () => {
    const { status, body } = await list('/?search=wangari');
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: 1, totalPages: 1, currentPage: 1 });
    const { firstName, lastName, email } = creator.user;
    expect(body.memorials).toEqual([
      {
        _id: hidden,
        fullName: 'Wangari Muta',
        birthDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        birthPrecision: 'day',
        deathDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        deathPrecision: 'day',
        isPublic: false,
        visibility: 'keepers',
        creator: { firstName, lastName, email },
        tributes: 1,
        createdAt: expect.stringMatching(/Z$/),
      },
    ]);
  });

  it('names the current owner, or nobody', async () => {
    const id = await addMemorial({ fullName: 'Handed On', createdById: creator.user.id });
    const heir = await cleo();
    const creatorIn = async () => (await list(`/?search=${id}`)).body.memorials[0].creator;
    await addKeeper(id, heir, 'owner');
    expect(await creatorIn()).toMatchObject({ email: heir.user.email });
    await db().keeper.deleteMany({ where: { memorialId: id } });
    expect(await creatorIn()).toBeNull();
    await db().memorial.delete({ where: { id } });
  });

  it('succeeds while an owner deletes their profile', async () => {
    const id = await addMemorial({ fullName: 'Left Alone', createdById: creator.user.id });
    const owner = await cleo();
    await addKeeper(id, owner, 'owner');
    const deleteOwner = `DELETE FROM users WHERE id = '${owner.user.id}'`;
    const restore = runAfterSelect(env().DATABASE_URL, 'keepers', deleteOwner);
    const { status, body } = await list(`/?search=${id}`);
    expect(restore()).toBe(true);
    expect(status).toBe(200);
    expect(body.memorials).toMatchObject([{ creator: { email: owner.user.email } }]);
    await db().memorial.delete({ where: { id } });
  });

  it('searches like the public list, by words in any order or by id', async () => {
    expect(await namesIn('/?search=seacole+mary')).toEqual(['Mary Jane Seacole']);
    expect(await namesIn('/?search=zoe+abel')).toEqual(['Zoë Ábel']);
    expect(await namesIn(`/?search=${hidden}`)).toEqual(['Wangari Muta']);
    expect(await namesIn('/?search=%25')).toEqual([]);
  });

  it('sorts by name and returns pages', async () => {
    expect(await namesIn('/?sortBy=fullName&sortOrder=asc&limit=2')).toEqual([
      'Mary Jane Seacole',
      'Wangari Muta',
    ]);
    expect(await namesIn('/?sortBy=fullName&sortOrder=asc&limit=2&page=2')).toEqual(['Zoë Ábel']);
  });

  it('is for admins only', async () => {
    expect((await list('/', null)).status).toBe(401);
    expect((await list('/', creator)).status).toBe(403);
  });

  it.each(['/?sortBy=biography', '/?page=x', '/?isPublic=true'])('refuses %s', async (path) => {
    expect((await list(path)).status).toBe(400);
  });
});
