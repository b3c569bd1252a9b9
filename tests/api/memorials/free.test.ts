import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { POST } from '@/app/api/memorials/route';
import { db } from '@/lib/platform/db/client';
import { call } from '@/tests/support/call';
import { ada, ben, type Person } from '@/tests/support/cast';
import { requiredForm } from '@/tests/support/memorial-form';
import { addDraft } from '@/tests/support/order';
import { resetPlan, setPlan } from '@/tests/support/plan';

let owner: Person;
beforeEach(async () => {
  owner = await ada();
  await db().rateLimit.deleteMany();
  await setPlan([]);
});
afterEach(resetPlan);

const create = (body: object, person: Person | null = owner) =>
  call(POST, { body, ...(person && { headers: person.headers }) });
const countMemorials = () => db().memorial.count({ where: { createdById: owner.user.id } });
const mails = () =>
  db().outboxMail.findMany({
    where: { to: owner.user.email },
    select: { key: true, subject: true },
  });

describe('POST /api/memorials if memorials are free', () => {
  it('creates one memorial from the saved form without an order, however often it is sent', async () => {
    const draftId = await addDraft(owner);
    const { status, body } = await create({ draftId });
    expect(status).toBe(201);
    const memorial = await db().memorial.findUniqueOrThrow({
      where: { id: body.memorialId },
      select: { fullName: true, orderId: true, createdById: true, mainPictureId: true },
    });
    expect(memorial).toMatchObject({
      fullName: requiredForm.name,
      orderId: null,
      createdById: owner.user.id,
    });
    expect(memorial.mainPictureId).not.toBeNull();
    expect(await db().order.count({ where: { userId: owner.user.id } })).toBe(0);
    expect(await create({ draftId })).toMatchObject({
      status: 409,
      body: { memorialId: body.memorialId },
    });
    expect(await countMemorials()).toBe(1);
    expect(await mails()).toMatchObject([{ key: `created/${body.memorialId}` }]);
    const draft = await db().memorialDraft.findUniqueOrThrow({ where: { id: draftId } });
    expect(draft).toMatchObject({ formSealed: '', pictureId: null });
  });

  it('creates one memorial for two parallel clicks', async () => {
    const [draftId, before] = [await addDraft(owner), await countMemorials()];
    const both = await Promise.all([create({ draftId }), create({ draftId })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await countMemorials()).toBe(before + 1);
  });

  it('creates at most three memorials a day for an account', async () => {
    for (const expected of [201, 201, 201, 429])
      expect((await create({ draftId: await addDraft(owner) })).status).toBe(expected);
    const other = await ben();
    expect((await create({ draftId: await addDraft(other) }, other)).status).toBe(201);
  });

  it("refuses an unverified address, another person's form and visitors", async () => {
    const draftId = await addDraft(owner);
    expect((await create({ draftId }, await ben())).status).toBe(404);
    expect((await create({ draftId }, null)).status).toBe(401);
    await db().user.update({ where: { id: owner.user.id }, data: { emailVerifiedAt: null } });
    expect((await create({ draftId })).status).toBe(403);
  });

  it('requires the whole form and a picture from a client without a draft', async () => {
    const { causeOfDeath, ...rest } = requiredForm;
    expect((await create(rest)).status).toBe(400);
    expect(await create({ ...rest, causeOfDeath })).toMatchObject({
      status: 400,
      body: { fields: { profileImage: 'Profile picture is required' } },
    });
  });

  it('requires a payment once memorials have a price', async () => {
    await resetPlan();
    expect((await create({ draftId: await addDraft(owner) })).status).toBe(402);
  });
});
