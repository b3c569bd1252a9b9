import { beforeAll, describe, expect, it } from 'vitest';
import { GET } from '@/app/api/memorials/my-memorials/route';
import { db } from '@/lib/platform/db/client';
import { call } from '../../support/call';
import { ada, ben, cora, kim, type Person, root } from '../../support/cast';
import { addKeeper } from '../../support/keeper';
import { addMemorial } from '../../support/memorial';

let owner: Person;
let stranger: Person;

beforeAll(async () => {
  owner = await ada();
  stranger = await ben();
  const createdById = owner.user.id;
  await addMemorial({ fullName: 'Antonín Dvořák', createdById }, { nationality: 'Czech' });
  await addMemorial({ fullName: 'Private Canary', createdById, visibility: 'invited' });
  for (let index = 0; index < 9; index++)
    await addMemorial({ fullName: `Filler ${index}`, createdById });
  await addMemorial({ fullName: 'Of Ben', createdById: stranger.user.id });
  await addMemorial({ fullName: 'Of nobody' });
});

const ask = async (person: Person, query = '') => {
  const path = `/api/memorials/my-memorials?${query}`;
  const answer = await call(GET, { path, headers: person.headers });
  expect(answer.status).toBe(200);
  return answer.body;
};
const names = async (person: Person, query = '') =>
  (await ask(person, query)).memorials.map((memorial: { fullName: string }) => memorial.fullName);

describe('GET /api/memorials/my-memorials', () => {
  it('refuses visitors', async () => {
    const answer = await call(GET, { path: '/api/memorials/my-memorials' });
    expect(answer.status).toBe(401);
    expect(answer.body.message).toBe('Please log in to continue.');
  });

  it("returns ten per page of the person's memorials, newest first, including private ones", async () => {
    const first = await ask(owner);
    expect(first).toMatchObject({ currentPage: 1, totalPages: 2, total: 11 });
    expect(first.memorials).toHaveLength(10);
    expect(first.memorials[0]).toMatchObject({
      fullName: 'Filler 8',
      isPublic: true,
      visibility: 'public',
    });
    expect(first.memorials[9]).toMatchObject({
      fullName: 'Private Canary',
      isPublic: false,
      visibility: 'invited',
    });
    expect(await names(owner, 'page=2')).toEqual(['Antonín Dvořák']);
  });

  it("returns other people's memorials to nobody, not even to an admin", async () => {
    expect(await names(stranger)).toEqual(['Of Ben']);
    expect(await ask(stranger, 'name=canary')).toMatchObject({ memorials: [], total: 0 });
    expect(await ask(await root())).toMatchObject({ memorials: [], total: 0, totalPages: 1 });
  });

  it('includes memorials that the person keeps or contributes to, with the role', async () => {
    const [keeper, contributor] = [await kim(), await cora()];
    const keptId = await addMemorial({ createdById: owner.user.id, isPublic: false });
    await addKeeper(keptId, keeper, 'keeper');
    await addKeeper(keptId, contributor, 'contributor');
    for (const [person, role] of [
      [keeper, 'keeper'] as const,
      [contributor, 'contributor'] as const,
    ])
      expect(await ask(person)).toMatchObject({
        memorials: [{ _id: keptId, isPublic: false, role }],
        total: 1,
      });
    expect((await ask(owner)).memorials[0]).toMatchObject({ _id: keptId, role: 'owner' });
    await db().memorial.delete({ where: { id: keptId } });
    expect(await ask(keeper)).toMatchObject({ memorials: [], total: 0 });
  });

  it.each([
    ['name=dvorak', ['Antonín Dvořák']],
    ['name=canary', ['Private Canary']],
    ['nationality=CZECH', ['Antonín Dvořák']],
    ['nationality=czech&name=filler', []],
    ['name=%25', []],
    ['limit=2&sortBy=fullName&sortOrder=asc', ['Antonín Dvořák', 'Filler 0']],
  ])('accepts the filters of the public list: %s', async (query, found) => {
    expect(await names(owner, query)).toEqual(found);
  });

  it('ignores the creator in the query', async () => {
    expect(await names(stranger, `createdById=${owner.user.id}`)).toEqual(['Of Ben']);
  });
});
