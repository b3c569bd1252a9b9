import { beforeAll, describe, expect, it } from 'vitest';
import { GET as read } from '@/app/api/memorials/[id]/route';
import { POST } from '@/app/api/memorials/route';
import { db } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import { call } from '../../support/call';
import { ada, ben, type Person } from '../../support/cast';
import { addMemorial } from '../../support/memorial';
import { requiredForm } from '../../support/memorial-form';
import { brokenOrder, paidOrder } from '../../support/memorial-order';
import { pictureBlob, uploadOf } from '../../support/memorial-upload';
import { addDraft, openOrder } from '../../support/order';

let owner: Person;
let picture: Blob;

beforeAll(async () => {
  owner = await ada();
  picture = await pictureBlob();
});

const create = (body: object, headers: Record<string, string> = owner.headers) =>
  call(POST, { headers, body });
const orderOf = (id: string) =>
  db().order.findUniqueOrThrow({
    where: { id },
    select: { status: true, fulfilledAt: true, memorial: { select: { id: true } } },
  });
const get = async (id: string) =>
  (await call(read, { params: { id }, headers: owner.headers })).body.memorial;

describe('POST /api/memorials, refusals', () => {
  const pendingOrder = async () => (await openOrder(owner, await addDraft(owner))).orderId;
  const orderOfBen = async () => (await brokenOrder(await ben())).orderId;
  const changedOrder = async (data: object) => {
    const { orderId } = await brokenOrder(owner);
    await db().order.update({ where: { id: orderId }, data });
    return orderId;
  };

  it.each([
    ['no order', 402, async () => undefined],
    ['an empty order', 402, async () => ''],
    ['an unpaid order', 402, pendingOrder],
    ["another person's order", 403, orderOfBen],
    ['an unknown order', 403, async () => newId()],
    ['an order for flowers', 402, () => changedOrder({ type: 'flower_tribute' })],
    ['a refunded order', 402, () => changedOrder({ status: 'refunded' })],
    ['a charged-back order', 402, () => changedOrder({ status: 'charged_back' })],
    ['a second payment for a draft that became a memorial', 409, secondPayment],
    ['an object instead of an order id', 400, async () => ({ not: 'x' })],
  ])('creates nothing for %s: %i', async (_, status, makeOrder) => {
    const orderId = await makeOrder();
    const before = [await db().memorial.count(), await db().media.count()];
    const json = await create({ ...requiredForm, orderId });
    expect(json.status).toBe(status);
    if (typeof orderId === 'string')
      expect(
        (await create(uploadOf({ ...requiredForm, orderId }, [['mainPicture', picture]]))).status,
      ).toBe(status);
    expect([await db().memorial.count(), await db().media.count()]).toEqual(before);
  });

  /** Pays twice for one draft: the first payment created the memorial, the second is to be refunded. */
  async function secondPayment(): Promise<string> {
    const first = await paidOrder(owner);
    return changedOrder({ draftId: first.draftId });
  }

  it("answers alike for another person's order and an unknown one", async () => {
    const [theirs, nobodys] = [await orderOfBen(), newId()];
    const answers = [await create({ orderId: theirs }), await create({ orderId: nobodys })];
    expect(answers[0]?.body).toEqual(answers[1]?.body);
  });

  it.each([
    ['a missing birth date', { birthDate: undefined }],
    ['a death before the birth', { deathDate: '1900-01-01' }],
    ['an unknown field', { role: 'admin' }],
    ['a masked identity number', { identityNumber: '••••11' }],
    ['a picture as text', { profileImage: 'data:image/png;base64,AAAA' }],
  ])('refuses %s, and the order can still be used', async (_, change) => {
    const { orderId } = await brokenOrder(owner);
    expect((await create({ ...requiredForm, ...change, orderId })).status).toBe(400);
    expect((await orderOf(orderId)).status).toBe('needs_review');
    expect((await create({ ...requiredForm, orderId })).status).toBe(201);
  });

  it('refuses a file that is not a picture, and the order can still be used', async () => {
    const { orderId } = await brokenOrder(owner);
    const body = uploadOf({ ...requiredForm, orderId }, [['mainPicture', new Blob(['hello'])]]);
    expect((await create(body)).status).toBe(415);
    expect((await orderOf(orderId)).status).toBe('needs_review');
  });

  it('refuses visitors', async () => {
    expect((await create(requiredForm, {})).status).toBe(401);
  });

  it('ignores the creator and the id that a request names', async () => {
    const { orderId } = await brokenOrder(owner);
    const createdBy = (await ben()).user.id;
    const { body } = await create({ ...requiredForm, orderId, createdBy, _id: newId() });
    expect(await get(body._id)).toMatchObject({ createdBy: owner.user.id });
  });

  it('changes no other memorial', async () => {
    const other = await addMemorial({ fullName: 'Somebody Else' });
    const { orderId } = await brokenOrder(owner);
    await create({ ...requiredForm, orderId });
    expect((await get(other)).fullName).toBe('Somebody Else');
  });
});
