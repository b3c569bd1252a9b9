import { beforeAll, describe, expect, it } from 'vitest';
import { GET } from '@/app/api/memorials/[id]/private/route';
import { db } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import { auditOf } from '../../support/audit';
import { call } from '../../support/call';
import { ada, ben, cora, kim, type Person, root } from '../../support/cast';
import { addKeeper } from '../../support/keeper';
import { addMemorial } from '../../support/memorial';

const RELATIVE = {
  relationship: 'Aunt/Uncle',
  fullName: 'Living Relative',
  isLiving: true,
  email: 'relative@example.org',
  phone: '+27 82 000 0000',
  birthDate: '1990-02-03',
  identityNumber: 'R-123',
  identityType: 'passport',
};

let owner: Person;
let id: string;

beforeAll(async () => {
  owner = await ada();
  id = await addMemorial({ createdById: owner.user.id }, { familyMembers: [RELATIVE] });
});

const read = (headers: Record<string, string>, which = id) =>
  call(GET, { params: { id: which }, headers });

describe('GET /api/memorials/{id}/private', () => {
  it('returns the identity number and contacts to the owner and admins, and forbids caching', async () => {
    for (const { headers } of [owner, await root()]) {
      const answer = await read(headers);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const familyMembers = [{ ...RELATIVE, _id: expect.stringMatching(/^[0-9a-f]{12}$/) }];
      expect(answer.body).toEqual({ identityNumber: 'CANARY-4711', familyMembers });
    }
  });

  it('returns them to keepers with whom the owner shares them', async () => {
    const shared = await addMemorial({ createdById: owner.user.id }, { familyMembers: [RELATIVE] });
    const [trusted, other] = [await kim(), await cora()];
    await addKeeper(shared, trusted, 'keeper', { mayReadPrivate: true });
    await addKeeper(shared, other, 'keeper');
    expect((await read(trusted.headers, shared)).body).toMatchObject({
      identityNumber: 'CANARY-4711',
    });
    const refused = await read(other.headers, shared);
    expect(refused.status).toBe(403);
    expect(refused.body.message).toBe('These details are not shared with you.');
    expect(await auditOf(`memorial/${shared}`)).toEqual([]);
  });

  it('audits an admin who is a keeper, unless the owner shares the details with them', async () => {
    const memorialId = await addMemorial(
      { createdById: owner.user.id },
      { familyMembers: [RELATIVE] },
    );
    const admin = await root();
    await addKeeper(memorialId, admin, 'keeper');
    expect((await read(admin.headers, memorialId)).status).toBe(200);
    expect(await auditOf(`memorial/${memorialId}`)).toMatchObject([
      { action: 'memorial.read-private' },
    ]);
    await db().keeper.updateMany({
      where: { memorialId: memorialId, role: 'keeper' },
      data: { mayReadPrivate: true },
    });
    expect((await read(admin.headers, memorialId)).status).toBe(200);
    expect(await auditOf(`memorial/${memorialId}`)).toHaveLength(1);
  });

  it('never returns them to a contributor, and explains why', async () => {
    const memorialId = await addMemorial({ createdById: owner.user.id });
    const trusted = await cora();
    await addKeeper(memorialId, trusted, 'contributor', { mayReadPrivate: true });
    for (const { headers } of [trusted, await ben()]) {
      const refused = await read(headers, memorialId);
      expect(refused.status).toBe(403);
      expect(refused.body.message).toBe('Only its owner and its keepers can change this memorial.');
    }
  });

  it('does not return them to an untrusted keeper of a memorial without owner', async () => {
    const memorialId = await addMemorial({});
    const keeper = await kim();
    await addKeeper(memorialId, keeper, 'keeper');
    const refused = await read(keeper.headers, memorialId);
    expect(refused.status).toBe(403);
    expect(refused.body.message).toBe('These details are not shared with you.');
  });

  it('refuses everybody else', async () => {
    expect((await read((await ben()).headers)).status).toBe(403);
    expect((await read({})).status).toBe(401);
  });

  it('answers alike for a private and an unknown memorial', async () => {
    const hidden = await addMemorial({ createdById: owner.user.id, isPublic: false });
    const { headers } = await ben();
    const answers = [await read(headers, hidden), await read(headers, newId())];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
  });
});
