import { beforeAll, beforeEach, expect, it } from 'vitest';
import { POST } from '@/app/api/condolences/[id]/report/route';
import { CONDOLENCE_STATES } from '@/lib/condolences/state-rules';
import { db } from '@/lib/platform/db/client';
import { LIMITS } from '@/lib/platform/http/limits';
import { newId } from '@/lib/platform/ids/public-id';
import * as paths from '@/lib/platform/paths';
import { assignRoles, makeActors } from '../../support/actors';
import { call } from '../../support/call';
import { ada, ben, type Person } from '../../support/cast';
import { addCondolence, condolenceRow } from '../../support/condolence';
import { addAccessInvitation, addGuest } from '../../support/guest';
import { addMemorial } from '../../support/memorial';
import { listenForInvalidations } from '../../support/memorial-listener';

let owner: Person;
let memorialId: string;
beforeAll(async () => {
  owner = await ada();
});
beforeEach(async () => {
  await db().rateLimit.deleteMany();
  memorialId = await addMemorial({ createdById: owner.user.id });
});

const report = (id: string, address: string, headers: Record<string, string> = {}, body = {}) =>
  call(POST, {
    params: { id },
    headers: { 'x-client-address': address, ...headers },
    body: { reason: 'cruel', ...body },
  });

it('hides a condolence that was published unread if two networks report it, but not if one network reports it twice', async () => {
  const listener = await listenForInvalidations();
  const { id } = await addCondolence(memorialId, { state: 'published' });
  for (const address of ['10.0.0.1', '10.0.0.1'])
    expect(await report(id, address)).toMatchObject({ status: 202, body: { success: true } });
  expect((await condolenceRow(id)).state).toBe('published');
  expect(await listener.paths()).toEqual([]);
  await report(id, '10.0.0.2', {}, { reason: 'scam', words: 'It asks\n for a card' });
  expect(await condolenceRow(id)).toMatchObject({
    state: 'waiting',
    publishedAt: expect.any(Date),
    waitingSince: expect.any(Date),
  });
  expect(await listener.paths()).toEqual([paths.memorial(memorialId)]);
  await listener.stop();
  const reports = await db().condolenceReport.findMany({ where: { condolenceId: id } });
  expect(reports.map(({ reason, words }) => [reason, words]).sort()).toEqual([
    ['cruel', ''],
    ['scam', 'It asks for a card'],
  ]);
  expect(JSON.stringify(reports)).not.toContain('10.0.0');
});

it('counts all addresses of a wide network as one', async () => {
  const { id } = await addCondolence(memorialId, { state: 'published' });
  await report(id, '2001:db8:1:1::1');
  await report(id, '2001:db8:1:2::2');
  expect((await condolenceRow(id)).state).toBe('published');
  await report(id, '2001:db8:2::1');
  expect((await condolenceRow(id)).state).toBe('waiting');
});

it('hides at once what was published unread if an owner or keeper reports it', async () => {
  const people = await makeActors();
  await assignRoles(memorialId, people);
  for (const actor of ['keeper', 'owner'] as const) {
    const { id } = await addCondolence(memorialId, { state: 'published' });
    await report(id, '10.0.0.1', people[actor]?.headers);
    expect((await condolenceRow(id)).state).toBe('waiting');
  }
  for (const actor of ['contributor', 'creator', 'member', 'admin'] as const) {
    const { id } = await addCondolence(memorialId, { state: 'published' });
    await report(id, '10.0.0.1', people[actor]?.headers);
    expect((await condolenceRow(id)).state).toBe('published');
  }
});

it('answers alike for a condolence that is not shown, and changes nothing', async () => {
  for (const state of CONDOLENCE_STATES.filter((each) => each !== 'published')) {
    const { id } = await addCondolence(memorialId, { state });
    expect((await report(id, '10.0.0.1')).status).toBe(202);
    expect((await report(id, '10.0.0.2')).status).toBe(202);
    expect((await condolenceRow(id)).state).toBe(state);
    await db().rateLimit.deleteMany();
  }
  const hidden = await addMemorial({ createdById: owner.user.id, isPublic: false });
  const { id } = await addCondolence(hidden, { state: 'published' });
  for (const unseen of [id, newId(), 'nonsense'])
    for (const address of ['10.0.0.1', '10.0.0.2'])
      expect(await report(unseen, address)).toMatchObject({ status: 202, body: { success: true } });
  expect((await condolenceRow(id)).state).toBe('published');
  expect(await db().condolenceReport.count({ where: { condolence: { memorialId } } })).toBe(0);
});

it('counts reports of a family-only condolence only from people who can read it', async () => {
  /** Requests with a guest's cookie also need the header of a same-origin form. */
  const FROM_THE_PAGE = { 'sec-fetch-site': 'same-origin' };
  const reportAs = async (headers: Record<string, string>) => {
    const { id } = await addCondolence(memorialId, { state: 'published', audience: 'family' });
    for (const address of ['10.0.0.1', '10.0.0.2'])
      expect((await report(id, address, { ...FROM_THE_PAGE, ...headers })).status).toBe(202);
    return (await condolenceRow(id)).state;
  };
  const { id: invitationId } = await addAccessInvitation(memorialId, 'cousin@example.org');
  const password = await addGuest(memorialId);
  const cousin = await addGuest(memorialId, undefined, invitationId);
  for (const headers of [{}, (await ben()).headers, password.headers])
    expect(await reportAs(headers)).toBe('published');
  await db().rateLimit.deleteMany();
  for (const headers of [cousin.headers, owner.headers])
    expect(await reportAs(headers)).toBe('waiting');
});

it('limits reports per network, and refuses unknown reasons', async () => {
  expect((await report(newId(), '10.0.0.9', {}, { reason: 'dislike' })).status).toBe(400);
  expect((await report(newId(), '10.0.0.9', {}, { words: 'x'.repeat(501) })).status).toBe(400);
  for (let time = 2; time < LIMITS.report.max; time++) await report(newId(), '10.0.0.9');
  expect((await report(newId(), '10.0.0.9')).status).toBe(429);
});
