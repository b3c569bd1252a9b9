import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as setFrozen } from '@/app/api/admin/cases/[id]/freeze/route';
import { endDueRoles } from '@/lib/keepers/commands/end-due-roles';
import { offerMemorials } from '@/lib/keepers/commands/offer-memorials';
import { runHandovers } from '@/lib/keepers/commands/run-handovers';
import { watchSilence } from '@/lib/keepers/commands/watch-silence';
import { deleteDueMemorials } from '@/lib/memorials/commands/delete-due-memorials';
import { db } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { newId } from '@/lib/platform/ids/public-id';
import { call } from '../../support/call';
import { freezeForCase } from '../../support/case';
import { ada, cora, kim, type Person, root } from '../../support/cast';
import { actionsOf, addKeeper } from '../../support/keeper';
import { addMemorial } from '../../support/memorial';

let [owner, keeper]: Person[] = [];
let id: string;
let caseId: string;

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

beforeAll(async () => {
  [owner, keeper] = [await ada(), await kim()];
});
beforeEach(async () => {
  await db().memorialFreeze.deleteMany();
  await db().handover.deleteMany();
  await db().silenceQuestion.deleteMany();
  id = await addMemorial({ createdById: owner?.user.id ?? '' });
  await addKeeper(id, keeper ?? (await kim()), 'keeper');
  caseId = await freezeForCase(id, inDays(-10));
});

const lift = async () =>
  call(setFrozen, {
    params: { id: caseId },
    headers: (await root()).headers,
    body: { frozen: false },
  });
const addHandover = (kind: 'death' | 'no_owner', dueAt: Date) =>
  db().handover.create({
    data: {
      id: newId(),
      memorialId: id,
      kind,
      fromUserId: kind === 'death' ? (owner?.user.id ?? null) : null,
      toUserId: kind === 'death' ? null : (keeper?.user.id ?? null),
      announcedAt: inDays(1),
      dueAt,
    },
    select: { id: true },
  });
const roles = async () =>
  (await db().keeper.findMany({ where: { memorialId: id } })).map(({ role }) => role).sort();

describe('while a memorial is frozen', () => {
  it('its deletion is postponed by the length of the freeze', async () => {
    const dueAt = inDays(-8);
    await db().memorialDeletion.create({
      data: { memorialId: id, wasVisibility: 'public', announcedAt: inDays(-15), dueAt },
    });
    await Promise.all(Array.from({ length: 4 }, () => deleteDueMemorials({})));
    expect(await db().memorial.count({ where: { id } })).toBe(1);
    await lift();
    const after = await db().memorialDeletion.findUniqueOrThrow({ where: { memorialId: id } });
    const extension = after.dueAt.getTime() - dueAt.getTime();
    expect(extension).toBeGreaterThanOrEqual(10 * DAY_MS);
    expect(extension).toBeLessThan(11 * DAY_MS);
    await deleteDueMemorials({}, inDays(1.9));
    expect(await db().memorial.count({ where: { id } })).toBe(1);
    await deleteDueMemorials({}, inDays(2.1));
    expect(await db().memorial.count({ where: { id } })).toBe(0);
  });

  it('a handover is postponed by the length of the freeze', async () => {
    const { id: handoverId } = await addHandover('death', inDays(3));
    await runHandovers({}, inDays(4));
    expect(await roles()).toEqual(['keeper', 'owner']);
    await lift();
    const { dueAt } = await db().handover.findUniqueOrThrow({ where: { id: handoverId } });
    expect(dueAt.getTime()).toBeGreaterThan(inDays(12.9).getTime());
    await runHandovers({}, inDays(14));
    expect(await roles()).toEqual(['keeper', 'keeper']);
  });

  it('no handover from a silent owner is announced, and a memorial without an owner is not offered', async () => {
    await db().keeper.updateMany({
      where: { memorialId: id, role: 'keeper' },
      data: { succession: 'accepted' },
    });
    for (const month of [25, 26.1, 27.2, 28.3]) await watchSilence({}, inDays(month * 31));
    expect(await db().handover.count({ where: { memorialId: id } })).toBe(0);
    await db().keeper.deleteMany({ where: { memorialId: id, role: 'owner' } });
    await offerMemorials({});
    expect(await db().handover.count({ where: { memorialId: id } })).toBe(0);
    await lift();
    await offerMemorials({});
    expect(await db().handover.count({ where: { memorialId: id } })).toBe(1);
  });

  it("a keeper's leaving is postponed by the length of the freeze", async () => {
    const leavesAt = inDays(-9);
    await db().keeper.updateMany({ where: { memorialId: id, role: 'keeper' }, data: { leavesAt } });
    await endDueRoles({});
    expect(await roles()).toEqual(['keeper', 'owner']);
    await lift();
    await endDueRoles({});
    expect(await roles()).toEqual(['keeper', 'owner']);
    await endDueRoles({}, inDays(1.1));
    expect(await roles()).toEqual(['owner']);
  });
});

describe('a memorial without a possible owner', () => {
  const operatorCases = () =>
    db().familyCase.findMany({ where: { memorialId: id, claim: 'no_owner' } });

  beforeEach(async () => {
    await db().memorialFreeze.deleteMany();
    await addKeeper(id, await cora(), 'contributor');
    await db().keeper.deleteMany({ where: { memorialId: id, role: 'owner' } });
  });

  it('opens one case for the operator once the last keeper has let the offer expire, and freezes nothing', async () => {
    await offerMemorials({});
    expect(await operatorCases()).toEqual([]);
    await runHandovers({}, inDays(15));
    await runHandovers({}, inDays(15));
    await offerMemorials({}, inDays(16));
    expect(await operatorCases()).toMatchObject([{ state: 'open', openedById: null, message: '' }]);
    expect(await db().memorialFreeze.count({ where: { memorialId: id } })).toBe(0);
    expect(await actionsOf(id)).toEqual(['offered', 'offerNotTaken']);
  });

  it('opens no case while another keeper can be asked', async () => {
    await db().keeper.updateMany({
      where: { memorialId: id, role: 'contributor' },
      data: { role: 'keeper' },
    });
    await offerMemorials({});
    await runHandovers({}, inDays(15));
    expect(await operatorCases()).toEqual([]);
  });
});
