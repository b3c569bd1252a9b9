import { beforeEach, describe, expect, it } from 'vitest';
import { POST as decideCase } from '@/app/api/admin/cases/[id]/decide/route';
import { deleteDueMemorials } from '@/lib/memorials/commands/delete-due-memorials';
import { deleteMemorial } from '@/lib/memorials/commands/delete-memorial';
import { stopDeletion } from '@/lib/memorials/commands/stop-deletion';
import { db } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { call } from '../../../support/call';
import { addCase } from '../../../support/case';
import { ada, ben, kim, type Person, root, viewerOf } from '../../../support/cast';
import { actionsOf, addKeeper } from '../../../support/keeper';
import { addMemorial } from '../../../support/memorial';
import { subjectsTo } from '../../../support/outbox';

let keeper: Person;
let admin: Person;
let memorialId: string;
let id: string;
beforeEach(async () => {
  await db().outboxMail.deleteMany();
  const owner = await ada();
  [keeper, admin] = [await kim(), await root()];
  memorialId = await addMemorial({ createdById: owner.user.id, fullName: 'Sipho Ndlovu' });
  await addKeeper(memorialId, keeper, 'keeper');
  id = await addCase(memorialId);
  await deleteMemorial(viewerOf(owner), memorialId);
});

const decide = (body: object) =>
  call(decideCase, {
    params: { id },
    headers: admin.headers,
    body: { answer: 'We have read it.', ...body },
  });
const level = async () =>
  (await db().memorial.findUnique({ where: { id: memorialId } }))?.visibility ?? 'deleted';

describe('a decision about a page whose deletion is announced', () => {
  it('to take it down makes it private if the deletion is stopped', async () => {
    expect((await decide({ decision: 'taken_down' })).status).toBe(200);
    await stopDeletion(viewerOf(admin), memorialId);
    expect(await level()).toBe('keepers');
  });

  it('to transfer it cancels the deletion, keeps it public and informs the keepers', async () => {
    const claimant = await ben();
    const newOwner = claimant.user.email;
    expect((await decide({ decision: 'transferred', newOwner })).status).toBe(200);
    await deleteDueMemorials({}, new Date(Date.now() + 100 * DAY_MS));
    expect(await level()).toBe('public');
    expect(await actionsOf(memorialId)).toContain('deletionObjected');
    expect(await subjectsTo(keeper)).toContain('The memorial of Sipho Ndlovu stays');
  });
});
