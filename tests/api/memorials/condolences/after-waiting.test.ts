import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as report } from '@/app/api/condolences/[id]/report/route';
import { POST as decide } from '@/app/api/memorials/[id]/condolences/decide/route';
import { PUT as setNotices } from '@/app/api/memorials/[id]/condolences/notices/route';
import { PUT as setRule } from '@/app/api/memorials/[id]/condolences/settings/route';
import { lockGuestBook } from '@/lib/condolences/commands/lock-guest-book';
import { db } from '@/lib/platform/db/client';
import { call } from '../../../support/call';
import { ada, kim, type Person } from '../../../support/cast';
import {
  addCondolence,
  condolenceRow,
  newCallerAddress,
  postCondolence,
  reviewedVersionOf,
} from '../../../support/condolence';
import { addKeeper } from '../../../support/keeper';
import { addMemorial } from '../../../support/memorial';

let owner: Person;
let keeper: Person;
let memorialId: string;
let release = () => {};

beforeAll(async () => {
  [owner, keeper] = [await ada(), await kim()];
});
beforeEach(async () => {
  await db().rateLimit.deleteMany();
  memorialId = await addMemorial({ createdById: owner.user.id });
  await addKeeper(memorialId, keeper, 'keeper');
});
afterEach(() => release());

/** Runs a call while another transaction locks the guest book, and `meanwhile` once the call waits for the lock. */
async function whileLocked<Answer>(
  begin: () => Promise<Answer>,
  meanwhile: () => Promise<unknown>,
): Promise<Answer> {
  const untilReleased = new Promise<void>((done) => {
    release = done;
  });
  let onLocked = () => {};
  const untilLocked = new Promise<void>((done) => {
    onLocked = done;
  });
  const lockTransaction = db().$transaction(async (tx) => {
    await lockGuestBook(tx, memorialId);
    onLocked();
    await untilReleased;
  });
  await untilLocked;
  const answer = begin();
  await expect.poll(countWaiting, { timeout: 20_000 }).toBeGreaterThan(0);
  await meanwhile();
  release();
  await lockTransaction;
  return answer;
}

/** Returns the number of statements that wait for a lock on a guest book. */
async function countWaiting(): Promise<number> {
  const [row] = await db().$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%guest_books%'`;
  return row?.count ?? 0;
}

const remove = () => db().keeper.deleteMany({ where: { memorialId, userId: keeper.user.id } });
const hide = () =>
  db().memorial.update({ where: { id: memorialId }, data: { visibility: 'keepers' } });
const params = () => ({ id: memorialId });

describe('a call takes into account what changed while it waited for the lock', () => {
  it.each([
    [
      'a decision',
      async () => {
        const condolences = [await reviewedVersionOf((await addCondolence(memorialId)).id)];
        const body = { condolences, decision: 'publish' };
        return call(decide, { params: params(), headers: keeper.headers, body });
      },
    ],
    [
      'a change of the rule',
      () => {
        const sent = { headers: keeper.headers, body: { rule: 'closed' } };
        return call(setRule, { method: 'PUT', params: params(), ...sent });
      },
    ],
    [
      'a choice about mails',
      () => {
        const sent = { headers: keeper.headers, body: { mails: false, timeZone: 'UTC' } };
        return call(setNotices, { method: 'PUT', params: params(), ...sent });
      },
    ],
  ])('%s by a removed keeper is refused', async (_, begin) => {
    expect((await whileLocked(begin, remove)).status).toBe(403);
    expect(await db().condolence.count({ where: { memorialId, state: 'published' } })).toBe(0);
    expect(await db().condolenceReader.count({ where: { memorialId } })).toBe(0);
  });

  it('a condolence is refused on a hidden memorial, and waits if its author was removed as keeper', async () => {
    expect((await whileLocked(() => postCondolence(memorialId), hide)).status).toBe(404);
    expect(await db().condolence.count({ where: { memorialId } })).toBe(0);
    const other = await addMemorial({ createdById: owner.user.id });
    memorialId = other;
    const post = () => postCondolence(memorialId, {}, owner.headers);
    const removeOwner = () =>
      db().keeper.deleteMany({ where: { memorialId, userId: owner.user.id } });
    await addKeeper(memorialId, keeper, 'keeper');
    expect((await whileLocked(post, removeOwner)).body.state).toBe('waiting');
  });

  it('a report on a hidden memorial does nothing', async () => {
    const { id } = await addCondolence(memorialId, { state: 'published' });
    const begin = () =>
      call(report, { params: { id }, headers: newCallerAddress(), body: { reason: 'scam' } });
    expect((await whileLocked(begin, hide)).status).toBe(202);
    expect(await db().condolenceReport.count({ where: { condolenceId: id } })).toBe(0);
    expect((await condolenceRow(id)).state).toBe('published');
  });
});
