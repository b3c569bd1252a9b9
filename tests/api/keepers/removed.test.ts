import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as accept } from '@/app/api/keepers/accept/route';
import { POST as letPeopleIn } from '@/app/api/memorials/[id]/access/invitations/route';
import { POST as decide } from '@/app/api/memorials/[id]/access/requests/[requestId]/route';
import { PUT as putAccess } from '@/app/api/memorials/[id]/access/route';
import { GET as listOwn } from '@/app/api/memorials/my-memorials/route';
import { audienceWhere } from '@/lib/access/audience-where';
import { asReader } from '@/lib/access/reader';
import { deleteKeeper } from '@/lib/keepers/commands/delete-keeper';
import { endDueRoles } from '@/lib/keepers/commands/end-due-roles';
import { requireEditor } from '@/lib/memorials/queries/editable-memorial';
import { db } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { call } from '../../support/call';
import { ada, ben, cora, kim, type Person, viewerOf } from '../../support/cast';
import {
  addAccessRequest,
  addGuest as guestIn,
  addAccessInvitation as letIn,
  readStatus,
} from '../../support/guest';
import { inviteKeeper, sendInvitation } from '../../support/invitation';
import { addKeeper } from '../../support/keeper';
import { addMemorial } from '../../support/memorial';

let owner: Person;
let keeper: Person;
let other: Person;
let id: string;

beforeAll(async () => {
  [owner, keeper, other] = [await ada(), await kim(), await cora()];
});
beforeEach(async () => {
  await db().rateLimit.deleteMany();
  await db().outboxMail.deleteMany();
  id = await addMemorial({ createdById: owner.user.id, visibility: 'invited' });
});

const row = () => ({ memorialId_userId: { memorialId: id, userId: keeper.user.id } });
const remove = (who: Person, now?: Date) => deleteKeeper(viewerOf(owner), id, who.user.id, now);
const acceptAs = async ({ headers }: Person, token: string) =>
  (await call(accept, { headers, body: { token } })).status;
const statusFor = (headers: Record<string, string>) => readStatus(id, headers);
/** Returns 1 if the person may read the memorial's items for the family, else 0. */
const countFamilyAccess = (person: Person) => {
  const { OR = [] } = audienceWhere(asReader(viewerOf(person)));
  const [, ofFamily] = Array.isArray(OR) ? OR : [];
  return db().memorial.count({ where: { AND: [{ id }, Object(ofFamily).memorial] } });
};
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

describe('a removed keeper', () => {
  it('cannot return with an older invitation', async () => {
    await addKeeper(id, keeper, 'contributor');
    const token = await inviteKeeper(id, owner, { email: keeper.user.email, role: 'keeper' });
    await remove(keeper);
    expect(await acceptAs(keeper, token)).toBe(410);
    expect(await statusFor(keeper.headers)).toBe(404);
  });

  it('leaves no valid invitation that they sent', async () => {
    await addKeeper(id, keeper, 'keeper');
    const token = await inviteKeeper(id, keeper, { email: other.user.email, role: 'contributor' });
    const own = await inviteKeeper(id, owner, { email: (await ben()).user.email });
    await remove(keeper);
    expect(await acceptAs(other, token)).toBe(410);
    expect(await acceptAs(await ben(), own)).toBe(200);
  });

  it('has no access left after the job that ends the role, which records who removed them', async () => {
    await addKeeper(id, keeper, 'keeper', { createdAt: inDays(-60) });
    expect(await remove(keeper)).not.toBeNull();
    await letIn(id, keeper.user.email); // an earlier release did not refuse this
    const email = (await ben()).user.email;
    await db().keeper.update({ where: row(), data: { leavesAt: null } });
    const token = await inviteKeeper(id, keeper, { email, role: 'contributor' });
    await db().keeper.update({ where: row(), data: { leavesAt: inDays(1) } });
    await endDueRoles({}, inDays(2));
    expect(await acceptAs(await ben(), token)).toBe(410);
    expect(await statusFor(keeper.headers)).toBe(404);
    const event = await db().memorialEvent.findFirstOrThrow({
      where: { memorialId: id },
      orderBy: { id: 'desc' },
    });
    expect(event).toMatchObject({
      action: 'removed',
      actorId: owner.user.id,
      personId: keeper.user.id,
    });
  });

  it('loses access as an invited guest too, in every browser', async () => {
    await addKeeper(id, keeper, 'keeper');
    const guestInvitation = await letIn(id, keeper.user.email);
    const { headers } = await guestIn(id, undefined, guestInvitation.id);
    await remove(keeper);
    expect(await statusFor(keeper.headers)).toBe(404);
    expect(await statusFor(headers)).toBe(404);
  });

  it('cannot give others access between their removal and their last day', async () => {
    await addKeeper(id, keeper, 'keeper', { createdAt: inDays(-60) });
    await remove(keeper);
    const requestId = await addAccessRequest(id, 'cousin@example.net');
    const asKeeper = { params: { id }, headers: keeper.headers };
    const people = [{ email: 'second@example.net' }, { email: keeper.user.email }];
    const answers = [
      await call(letPeopleIn, { ...asKeeper, body: { people } }),
      await call(decide, {
        params: { id, requestId },
        headers: keeper.headers,
        body: { decision: 'grant' },
      }),
      await call(putAccess, {
        method: 'PUT',
        ...asKeeper,
        body: { visibility: 'password', password: 'Known to me' },
      }),
      await sendInvitation(id, keeper, { email: 'third@example.net', role: 'contributor' }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(403);
      expect(body.message).toMatch(/only for a short while longer/);
    }
    expect(await db().accessInvitation.count({ where: { memorialId: id } })).toBe(0);
    expect(await db().keeperInvitation.count({ where: { memorialId: id } })).toBe(0);
    expect(await statusFor(keeper.headers)).toBe(200);
  });

  it('loses access exactly on time, even if the job runs later', async () => {
    await addKeeper(id, keeper, 'keeper');
    await db().keeper.update({ where: row(), data: { leavesAt: new Date(Date.now() - 1_000) } });
    expect(await statusFor(keeper.headers)).toBe(404);
    await expect(requireEditor(viewerOf(keeper), id)).rejects.toMatchObject({ code: 'not_found' });
    const own = await call(listOwn, { headers: keeper.headers });
    expect(JSON.stringify(own.body)).not.toContain(id);
    expect(await countFamilyAccess(keeper)).toBe(0);
    await db().keeper.update({ where: row(), data: { leavesAt: inDays(1) } });
    expect(await countFamilyAccess(keeper)).toBe(1);
  });
});
