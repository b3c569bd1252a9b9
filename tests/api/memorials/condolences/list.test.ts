import { beforeAll, expect, it } from 'vitest';
import { GET } from '@/app/api/memorials/[id]/condolences/route';
import { CONDOLENCE_STATES } from '@/lib/condolences/state-rules';
import { newId } from '@/lib/platform/ids/public-id';
import { call } from '../../../support/call';
import { ada, ben, type Person } from '../../../support/cast';
import { addCondolence } from '../../../support/condolence';
import { addMemorial } from '../../../support/memorial';

let owner: Person;
beforeAll(async () => {
  owner = await ada();
});

const list = (id: string, page = '', person?: Person) =>
  call(GET, {
    params: { id },
    path: `/${page && `?page=${page}`}`,
    headers: person?.headers ?? {},
  });

it('lists published condolences, ten per page, newest first', async () => {
  const memorialId = await addMemorial({ createdById: owner.user.id });
  for (let each = 1; each <= 12; each++)
    await addCondolence(memorialId, { state: 'published', message: `Number ${each}` });
  const first = await list(memorialId);
  expect(first.body).toMatchObject({ totalItems: 12, totalPages: 2 });
  expect(first.body.condolences[0]).toEqual({
    _id: expect.any(String),
    authorName: 'Thandi',
    picture: null,
    message: 'Number 12',
    isFromFamily: false,
    audience: 'page',
    publishedAt: expect.any(String),
  });
  expect(first.body.condolences).toHaveLength(10);
  const messages = (await list(memorialId, '2')).body.condolences.map(
    ({ message }: { message: string }) => message,
  );
  expect(messages).toEqual(['Number 2', 'Number 1']);
  expect((await list(memorialId, 'nonsense')).body).toEqual(first.body);
});

it('lists no condolence in another state, not even to the owner', async () => {
  const memorialId = await addMemorial({ createdById: owner.user.id });
  for (const state of CONDOLENCE_STATES)
    if (state !== 'published') await addCondolence(memorialId, { state });
  for (const person of [undefined, owner])
    expect((await list(memorialId, '', person)).body).toEqual({
      condolences: [],
      totalItems: 0,
      totalPages: 1,
    });
});

it('lists condolences of a private memorial only to people who can see it', async () => {
  const memorialId = await addMemorial({ createdById: owner.user.id, isPublic: false });
  await addCondolence(memorialId, { state: 'published' });
  expect((await list(memorialId)).status).toBe(404);
  expect((await list(memorialId, '', await ben())).status).toBe(404);
  expect((await list(memorialId, '', owner)).body.totalItems).toBe(1);
  expect((await list(newId())).status).toBe(404);
});
