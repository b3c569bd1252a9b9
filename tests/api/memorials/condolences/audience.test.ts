import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET as readOwn } from '@/app/api/condolences/by-secret/[secret]/route';
import { PUT } from '@/app/api/memorials/[id]/condolences/audience/route';
import { GET as readQueue } from '@/app/api/memorials/[id]/condolences/queue/route';
import { GET as readList } from '@/app/api/memorials/[id]/condolences/route';
import { exportCondolence } from '@/lib/condolences/queries/export-condolences';
import { guestBookPage } from '@/lib/condolences/queries/published-condolences';
import { MAX_CONDOLENCES_PER_CALL } from '@/lib/condolences/rules';
import { CONDOLENCE_STATES } from '@/lib/condolences/state-rules';
import { newId } from '@/lib/platform/ids/public-id';
import * as paths from '@/lib/platform/paths';
import { auditOf } from '../../../support/audit';
import { call } from '../../../support/call';
import { ada, ben, kim, type Person, root } from '../../../support/cast';
import { addCondolence, condolenceRow } from '../../../support/condolence';
import { addAccessInvitation, addGuest } from '../../../support/guest';
import { addKeeper } from '../../../support/keeper';
import { addMemorial } from '../../../support/memorial';
import { listenForInvalidations } from '../../../support/memorial-listener';

let owner: Person;
let memorialId: string;
const listener = await listenForInvalidations();
beforeAll(async () => {
  owner = await ada();
});
beforeEach(async () => {
  memorialId = await addMemorial({ createdById: owner.user.id });
});
afterAll(() => listener.stop());

const choose = (ids: string[], audience: string, { headers } = owner) =>
  call(PUT, { method: 'PUT', params: { id: memorialId }, headers, body: { ids, audience } });
const list = async (headers: Record<string, string> = {}) =>
  (await call(readList, { params: { id: memorialId }, headers })).body;
const queue = async (state: string) =>
  (
    await call(readQueue, {
      params: { id: memorialId },
      path: `/?state=${state}`,
      headers: owner.headers,
    })
  ).body;
const authorsView = async (secret: string, headers: Record<string, string> = {}) =>
  (await call(readOwn, { params: { secret }, headers })).body;

describe('PUT /api/memorials/{id}/condolences/audience', () => {
  it('limits a published condolence to the family, and publishes it again', async () => {
    const open = await addCondolence(memorialId, { state: 'published' });
    const familyOnly = await addCondolence(memorialId, { state: 'published' });
    const { id: invitationId } = await addAccessInvitation(memorialId, 'cousin@example.org');
    const cousin = (await addGuest(memorialId, undefined, invitationId)).headers;
    const byPassword = (await addGuest(memorialId)).headers;
    const keeper = await kim();
    await addKeeper(memorialId, keeper, 'keeper');
    expect((await choose([familyOnly.id], 'family')).body).toEqual({ changed: 1 });

    for (const headers of [{}, byPassword, (await ben()).headers])
      expect(await list(headers)).toMatchObject({
        totalItems: 1,
        condolences: [{ _id: open.id, audience: 'page' }],
      });
    for (const headers of [cousin, owner.headers, keeper.headers])
      expect(await list(headers)).toMatchObject({
        totalItems: 2,
        condolences: [
          { _id: familyOnly.id, audience: 'family' },
          { _id: open.id, audience: 'page' },
        ],
      });
    // The version that is cached for everybody.
    expect(await guestBookPage(null, memorialId, true)).toMatchObject({
      totalItems: 1,
      condolences: [{ id: open.id }],
    });
    expect((await choose([familyOnly.id], 'page')).body).toEqual({ changed: 1 });
    expect((await list()).totalItems).toBe(2);
  });

  it('limits a waiting condolence to the family without publishing it', async () => {
    const { id } = await addCondolence(memorialId);
    const before = (await listener.paths()).length;
    expect((await choose([id], 'family')).body).toEqual({ changed: 1 });
    expect((await listener.paths()).slice(before)).toEqual([]);
    expect(await condolenceRow(id)).toMatchObject({ state: 'waiting', publishedAt: null });
    expect((await queue('waiting')).condolences).toMatchObject([{ _id: id, audience: 'family' }]);
  });

  it('invalidates the page in every instance once per change', async () => {
    const ids = [];
    for (let each = 0; each < 3; each++)
      ids.push((await addCondolence(memorialId, { state: 'published' })).id);
    const before = (await listener.paths()).length;
    for (const audience of ['family', 'family', 'page']) await choose(ids, audience);
    const page = paths.memorial(memorialId);
    expect((await listener.paths()).slice(before)).toEqual([page, page]);
  });

  it('changes no condolence in another state or of another memorial, and reveals none', async () => {
    const elsewhere = await addCondolence(await addMemorial({ createdById: owner.user.id }));
    for (const state of CONDOLENCE_STATES) {
      const { id } = await addCondolence(memorialId, { state });
      const isChangeable = state === 'waiting' || state === 'published';
      const { body } = await choose([id, newId(), elsewhere.id], 'family');
      expect(body).toEqual({ changed: isChangeable ? 1 : 0 });
      expect((await condolenceRow(id)).audience).toBe(isChangeable ? 'family' : 'page');
    }
    expect((await condolenceRow(elsewhere.id)).audience).toBe('page');
  });

  it('reveals the choice to the author, who can still read and download the text', async () => {
    const { id, secret } = await addCondolence(memorialId, { state: 'published' });
    expect(await authorsView(secret)).toMatchObject({ state: 'published' });
    await choose([id], 'family');
    const { message } = await condolenceRow(id);
    expect(await authorsView(secret)).toMatchObject({
      state: 'family',
      message,
      can: { change: true, withdraw: true },
    });
    const exportedData = await exportCondolence({ viewer: null, guestId: null }, secret);
    expect(exportedData?.words).toMatchObject({ message, state: 'family', memorialId });
    const { id: waiting, secret: other } = await addCondolence(memorialId);
    await choose([waiting], 'family');
    expect(await authorsView(other)).toMatchObject({ state: 'waiting' });
  });

  it('audits the choice of an admin', async () => {
    const admin = await root();
    const { id } = await addCondolence(memorialId);
    await choose([id], 'family', admin);
    expect(await auditOf(`memorial/${memorialId}`)).toEqual([
      {
        actor: admin.user.id,
        action: 'condolence.decide',
        detail: { audience: 'family', count: 1 },
      },
    ]);
  });

  it.each([
    [{ ids: [] }],
    [{ ids: ['nonsense'] }],
    [{ ids: Array.from({ length: MAX_CONDOLENCES_PER_CALL + 1 }, newId) }],
    [{ audience: 'public' }],
    [{ audience: undefined }],
    [{ more: 1 }],
  ])('refuses %j', async (change) => {
    const body = { ids: [newId()], audience: 'family', ...change };
    const { headers } = owner;
    const answer = await call(PUT, { method: 'PUT', params: { id: memorialId }, headers, body });
    expect(answer.status).toBe(400);
  });
});
