import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as judge } from '@/app/api/admin/condolences/[id]/decide/route';
import { GET as listReported } from '@/app/api/admin/condolences/route';
import { POST as report } from '@/app/api/condolences/[id]/report/route';
import { PATCH as change } from '@/app/api/condolences/by-secret/[secret]/route';
import { POST as decide } from '@/app/api/memorials/[id]/condolences/decide/route';
import { GET as queueOf } from '@/app/api/memorials/[id]/condolences/queue/route';
import { maintainCondolences } from '@/lib/condolences/commands/maintain-condolences';
import { countWaiting } from '@/lib/condolences/queries/count-waiting';
import { db } from '@/lib/platform/db/client';
import * as paths from '@/lib/platform/paths';
import { readMigrations } from '@/scripts/database/migration-files';
import { assignRoles, makeActors, personOf } from '../../support/actors';
import { call } from '../../support/call';
import type { Person } from '../../support/cast';
import {
  addCondolence,
  condolenceRow,
  newCallerAddress,
  postCondolence,
  reviewedVersionOf,
  secretIn,
} from '../../support/condolence';
import { addKeeper } from '../../support/keeper';
import { addMemorial } from '../../support/memorial';
import { listenForInvalidations } from '../../support/memorial-listener';

let people: Awaited<ReturnType<typeof makeActors>>;
let owner: Person;
let memorialId: string;
const listener = await listenForInvalidations();

beforeAll(async () => {
  people = await makeActors();
  owner = personOf(people, 'owner');
});
beforeEach(async () => {
  await db().rateLimit.deleteMany();
  await db().condolence.deleteMany();
  memorialId = await addMemorial({ createdById: owner.user.id });
  await assignRoles(memorialId, people);
});
afterAll(() => listener.stop());

const reportFrom = (id: string, headers: Record<string, string> = {}) =>
  call(report, {
    params: { id },
    headers: { ...newCallerAddress(), ...headers },
    body: { reason: 'cruel', words: 'CANARYREPORT' },
  });
const reportTwice = async (id: string) => {
  for (let network = 0; network < 2; network++) expect((await reportFrom(id)).status).toBe(202);
};
const answer = async (
  id: string,
  decision: string,
  headers: Record<string, string> = owner.headers,
) =>
  call(decide, {
    params: { id: memorialId },
    headers,
    body: { condolences: [await reviewedVersionOf(id)], decision },
  });
const queue = async (state = 'waiting') =>
  (
    await call(queueOf, {
      params: { id: memorialId },
      path: `/?state=${state}`,
      headers: owner.headers,
    })
  ).body;
const judgeAs = async (id: string, decision: string) =>
  call(judge, {
    params: { id },
    headers: personOf(people, 'admin').headers,
    body: { decision, revision: (await reviewedVersionOf(id)).revision },
  });
const reportedIds = async () => {
  const { headers } = personOf(people, 'admin');
  const { body } = await call(listReported, { path: '/?tab=reported', headers });
  return body.condolences.map(({ _id }: { _id: string }) => _id);
};
const stateOf = async (id: string) => (await condolenceRow(id)).state;

describe('reports of what the family wrote or approved', () => {
  it('leave it on the page, reach the operator, and ask the family about what it did not write', async () => {
    const message = 'I miss you every day, mother.';
    const own = (await postCondolence(memorialId, { message }, owner.headers)).body._id;
    const { id: approved } = await addCondolence(memorialId);
    expect((await answer(approved, 'publish')).body).toEqual({ changed: 1, rewritten: 0 });
    const before = (await listener.paths()).length;
    for (const id of [own, approved]) {
      await reportTwice(id);
      await reportFrom(id, personOf(people, 'keeper').headers);
      expect(await condolenceRow(id)).toMatchObject({
        state: 'published',
        isFromFamily: id === own,
      });
    }
    expect((await listener.paths()).slice(before)).toEqual([]);
    const body = await queue();
    expect(body).toMatchObject({ total: 1, counts: { waiting: 1, published: 2 } });
    expect(body.condolences).toMatchObject([{ _id: approved, state: 'published', reports: 3 }]);
    const shown: { _id: string; reports: number }[] = (await queue('published')).condolences;
    const reports = Object.fromEntries(shown.map((each) => [each._id, each.reports]));
    expect(reports).toEqual({ [own]: 0, [approved]: 3 });
    expect((await countWaiting({ userId: owner.user.id }, memorialId)).condolence).toBe(1);
    expect(await reportedIds()).toHaveLength(2);
  });

  it('ask the family from the second one, which answers once', async () => {
    const { id } = await addCondolence(memorialId, { state: 'published', decidedAt: new Date() });
    await reportFrom(id);
    expect((await queue()).condolences).toEqual([]);
    expect((await answer(id, 'publish')).body.changed).toBe(0);
    await reportFrom(id);
    expect((await queue()).condolences).toMatchObject([{ state: 'published', reports: 2 }]);
    const before = (await listener.paths()).length;
    expect((await answer(id, 'publish')).body.changed).toBe(1);
    expect((await answer(id, 'publish')).body.changed).toBe(0);
    expect((await listener.paths()).slice(before)).toEqual([]);
    await reportTwice(id);
    expect(await stateOf(id)).toBe('published');
    expect((await queue()).counts).toMatchObject({ waiting: 0, published: 1 });
  });

  it('leave the words of somebody who keeps the memorial now, until their role ends', async () => {
    const member = personOf(people, 'member');
    const { id } = await addCondolence(memorialId, {
      state: 'published',
      senderId: member.user.id,
    });
    await addKeeper(memorialId, member, 'keeper');
    await reportTwice(id);
    expect(await stateOf(id)).toBe('published');
    const role = { memorialId, userId: member.user.id };
    await db().keeper.updateMany({ where: role, data: { leavesAt: new Date(0) } });
    await reportFrom(id);
    expect(await stateOf(id)).toBe('waiting');
  });

  it('leave the words of somebody who kept the memorial when writing', async () => {
    const { headers, user } = personOf(people, 'keeper');
    const { _id } = (await postCondolence(memorialId, {}, headers)).body;
    await db().keeper.deleteMany({ where: { memorialId, userId: user.id } });
    await reportTwice(_id);
    expect(await stateOf(_id)).toBe('published');
  });
});

it('leaves reports with the operator when the family changes its own words', async () => {
  const { _id, statusUrl } = (await postCondolence(memorialId, {}, owner.headers)).body;
  await reportTwice(_id);
  const changed = await call(change, {
    method: 'PATCH',
    params: { secret: secretIn(statusUrl) },
    headers: { ...newCallerAddress(), ...owner.headers },
    body: { message: 'I miss you every single day.', authorName: 'Ada' },
  });
  expect(changed.status).toBe(200);
  expect(await stateOf(_id)).toBe('published');
  expect(await reportedIds()).toEqual([_id]);
  expect((await queue()).condolences).toEqual([]);
  expect((await judgeAs(_id, 'refuse')).status).toBe(200);
  expect(await stateOf(_id)).toBe('removed');
});

describe('reports of what was published unread', () => {
  it('hide it, and the family puts it back for good where it was', async () => {
    const { id } = await addCondolence(memorialId, { state: 'published' });
    const { publishedAt } = await condolenceRow(id);
    await reportTwice(id);
    const body = await queue();
    expect(body.condolences).toMatchObject([{ _id: id, state: 'waiting', reports: 2 }]);
    expect(JSON.stringify(body)).not.toMatch(/CANARYREPORT|cruel/);
    expect(body.counts).toMatchObject({ waiting: 1, published: 0 });
    const before = (await listener.paths()).length;
    expect((await answer(id, 'publish')).body).toEqual({ changed: 1, rewritten: 0 });
    expect((await listener.paths()).slice(before)).toEqual([paths.memorial(memorialId)]);
    await reportTwice(id);
    await reportFrom(id, owner.headers);
    expect(await condolenceRow(id)).toMatchObject({ state: 'published', publishedAt });
    expect((await queue()).condolences).toEqual([]);
    expect((await queue('published')).condolences).toMatchObject([{ reports: 0 }]);
    expect(await reportedIds()).toEqual([id]);
  });

  it('let the family decline it, shown or hidden', async () => {
    for (const decidedAt of [new Date(), null]) {
      const { id } = await addCondolence(memorialId, { state: 'published', decidedAt });
      await reportTwice(id);
      expect((await answer(id, 'decline')).body.changed).toBe(1);
      expect(await stateOf(id)).toBe('declined');
    }
    expect((await queue('declined')).condolences).toMatchObject([{ reports: 0 }, { reports: 0 }]);
    expect(await reportedIds()).toEqual([]);
  });

  it('are answered by keepers alone', async () => {
    const { id } = await addCondolence(memorialId, { state: 'published' });
    await reportTwice(id);
    for (const actor of ['visitor', 'member', 'creator', 'contributor'] as const) {
      const refused = await answer(id, 'publish', people[actor]?.headers ?? {});
      expect(refused.status).toBe(actor === 'visitor' ? 401 : 403);
    }
    expect(await stateOf(id)).toBe('waiting');
    await answer(id, 'publish', personOf(people, 'keeper').headers);
    expect(await stateOf(id)).toBe('published');
  });
});

describe('what an earlier release has hidden because of reports', () => {
  it.each([
    ['the migration, at an update', runMigration],
    ['the clean-up, after a rollback and another update', () => maintainCondolences({})],
  ])('is shown to the family by %s', async (_, show) => {
    const { id } = await addCondolence(memorialId, { state: 'held', publishedAt: new Date() });
    const { id: held } = await addCondolence(memorialId, { state: 'held' });
    for (let run = 0; run < 2; run++) await show();
    expect(await condolenceRow(id)).toMatchObject({
      state: 'waiting',
      publishedAt: expect.any(Date),
      waitingSince: expect.any(Date),
    });
    expect(await stateOf(held)).toBe('held');
  });
});

/** Runs what the migration does with rows; its column exists already. */
async function runMigration(): Promise<void> {
  const { migrationDirectories } = await readMigrations();
  const migration = migrationDirectories.find(({ path }) =>
    path.endsWith('family_keeps_condolences'),
  );
  const update = /UPDATE [^;]+/.exec(migration?.migrationFile.content.value ?? '')?.[0] ?? '';
  await db().$executeRawUnsafe(update);
}

describe("the operator's decision", () => {
  it.each(['was written by the family', 'reports have hidden', 'the family has kept'] as const)(
    'takes down what %s, for good',
    async (kind) => {
      const { id } = await addCondolence(memorialId, {
        state: 'published',
        isFromFamily: kind === 'was written by the family',
      });
      await reportTwice(id);
      if (kind === 'the family has kept') await answer(id, 'publish');
      expect((await judgeAs(id, 'refuse')).status).toBe(200);
      expect(await stateOf(id)).toBe('removed');
      expect((await answer(id, 'publish')).body).toEqual({ changed: 0, rewritten: 0 });
      expect(await stateOf(id)).toBe('removed');
      for (const state of ['waiting', 'published', 'declined'])
        expect((await queue(state)).condolences).toEqual([]);
    },
  );

  it('puts back what the family has not decided about', async () => {
    const { id } = await addCondolence(memorialId, { state: 'published' });
    await reportTwice(id);
    expect((await judgeAs(id, 'pass')).status).toBe(200);
    expect(await stateOf(id)).toBe('published');
    expect((await queue()).condolences).toEqual([]);
  });

  it('to let it stay does not replace the approval of the family', async () => {
    const { id } = await addCondolence(memorialId);
    await answer(id, 'publish');
    await reportTwice(id);
    expect((await judgeAs(id, 'pass')).status).toBe(200);
    await reportFrom(id, personOf(people, 'keeper').headers);
    expect(await condolenceRow(id)).toMatchObject({ state: 'published', keptAt: null });
  });

  it('is replaced by the approval of the family', async () => {
    const { id } = await addCondolence(memorialId, { state: 'published' });
    await reportFrom(id);
    await judgeAs(id, 'pass');
    expect(await condolenceRow(id)).toMatchObject({ keptAt: expect.any(Date) });
    for (const decision of ['wait', 'publish'])
      expect((await answer(id, decision)).body.changed).toBe(1);
    await reportFrom(id, personOf(people, 'keeper').headers);
    expect(await condolenceRow(id)).toMatchObject({ state: 'published', keptAt: null });
  });

  it('does not undo that the family has declined it', async () => {
    const { id } = await addCondolence(memorialId, { state: 'published' });
    await reportTwice(id);
    await answer(id, 'decline');
    expect((await judgeAs(id, 'pass')).status).toBe(409);
    expect(await stateOf(id)).toBe('declined');
  });
});
