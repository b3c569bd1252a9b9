import { beforeAll, describe, expect, it } from 'vitest';
import { endDueRoles } from '@/lib/keepers/commands/end-due-roles';
import { INVITATION_DAYS } from '@/lib/keepers/rules';
import { db } from '@/lib/platform/db/client';
import { ada, type Person } from '../../support/cast';
import { inviteKeeper } from '../../support/invitation';
import { addMemorial } from '../../support/memorial';

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

let owner: Person;

beforeAll(async () => {
  owner = await ada();
});

describe('endDueRoles', () => {
  it('marks unanswered invitations as expired, erases their addresses, and deletes them a month later', async () => {
    const id = await addMemorial({ createdById: owner.user.id });
    await inviteKeeper(id, owner, { email: 'late@example.org' });
    const rows = () => db().keeperInvitation.findMany({ where: { memorialId: id } });
    await endDueRoles({}, inDays(INVITATION_DAYS - 1));
    expect(await rows()).toMatchObject([{ state: 'sent' }]);
    for (let time = 0; time < 2; time++) await endDueRoles({}, inDays(INVITATION_DAYS + 1));
    expect(await rows()).toMatchObject([{ state: 'expired', emailSealed: '' }]);
    await endDueRoles({}, inDays(INVITATION_DAYS + 29));
    expect(await rows()).toHaveLength(1);
    await endDueRoles({}, inDays(INVITATION_DAYS + 32));
    expect(await rows()).toEqual([]);
  });
});
