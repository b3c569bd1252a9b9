import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET as readMemorial } from '@/app/api/memorials/[id]/route';
import { GET as orderState } from '@/app/api/payments/orders/[id]/route';
import { POST as verify } from '@/app/api/payments/verify-paystack/route';
import { INVALIDATION_CHANNEL } from '@/lib/platform/cache/page-tags';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { orderedSize } from '@/lib/tributes/queries/ordered-size';
import { runAfterSelect } from '@/tests/support/after-statement';
import { startBank } from '@/tests/support/bank';
import { call } from '@/tests/support/call';
import { freezeForCase } from '@/tests/support/case';
import { ada, ben, cleo, kim, type Person, viewerOf } from '@/tests/support/cast';
import { orderFlowers } from '@/tests/support/flowers';
import { addKeeper } from '@/tests/support/keeper';
import { addMemorial } from '@/tests/support/memorial';
import { addMemorialWithPicture } from '../../../ports/media/memorial-with-picture';

const bank = await startBank();
let sender: Person;
let creator: Person;
let memorialId: string;

beforeAll(async () => {
  creator = await ada();
  sender = await ben();
});
beforeEach(async () => {
  memorialId = await addMemorial({ createdById: creator.user.id });
});
afterAll(() => bank.stop());

async function pay(order: Awaited<ReturnType<typeof orderFlowers>>, person = sender) {
  await bank.pay(order);
  const { orderId, reference } = order;
  return call(verify, { headers: person.headers, body: { reference, orderId } });
}
const mails = (orderId: string) =>
  db().outboxMail.findMany({
    where: { OR: [{ key: `receipt/${orderId}` }, { key: { startsWith: 'tribute/' } }] },
    orderBy: { key: 'asc' },
  });
const deleteMails = () => db().outboxMail.deleteMany();

describe('paid flowers', () => {
  beforeEach(deleteMails);

  it('become a tribute even while the memorial is frozen, although no more can be ordered', async () => {
    const order = await orderFlowers(sender, memorialId);
    await freezeForCase(memorialId);
    expect((await pay(order)).body).toMatchObject({ success: true });
    expect(await db().tribute.count({ where: { memorialId } })).toBe(1);
    expect(await orderFlowers(sender, memorialId)).toMatchObject({ code: 'forbidden' });
  });

  it('become a tribute, a receipt and a mail to the creator without the sender’s address', async () => {
    const order = await orderFlowers(sender, memorialId);
    expect((await pay(order)).body).toMatchObject({ success: true });
    const { tribute, ...stored } = await db().order.findUniqueOrThrow({
      where: { id: order.orderId },
      include: { tribute: true },
    });
    expect(stored.status).toBe('fulfilled');
    expect(tribute).toMatchObject({ memorialId, senderName: 'Ben Botha', amountMinor: 1000 });
    const [receipt, news] = await mails(order.orderId);
    expect(receipt).toMatchObject({ to: sender.user.email });
    expect(receipt?.text).toContain('$10.00, charged as R185.00');
    expect(receipt?.text).toContain('Dear Ben,\n\nYou wrote:\n\n“With love”\n\nThank you.');
    expect(news).toMatchObject({ to: creator.user.email, key: `tribute/${tribute?.id}` });
    expect(news?.text).toContain('Dear Ada,');
    expect(news?.text).toContain('Dear Ada,\n\n“With love”\n\nBen Botha sent flowers.');
    expect(news?.text).toContain('does not show to visitors: $10.00.');
    expect(news?.text).toContain('With love');
    expect(`${news?.text}${news?.html}`).not.toContain(sender.user.email);
  });

  it('are mailed to the current owner, and to no other keeper', async () => {
    const [owner, keeper] = [await cleo(), await kim()];
    await addKeeper(memorialId, owner, 'owner');
    await addKeeper(memorialId, keeper, 'keeper');
    const order = await orderFlowers(sender, memorialId);
    await pay(order);
    const [, ...news] = await mails(order.orderId);
    expect(news.map(({ to }) => to)).toEqual([owner.user.email]);
  });

  it('become a tribute while the owner deletes the profile', async () => {
    const owner = await cleo();
    await addKeeper(memorialId, owner, 'owner');
    const order = await orderFlowers(sender, memorialId);
    const deleteOwner = `DELETE FROM users WHERE id = '${owner.user.id}'`;
    const restore = runAfterSelect(env().DATABASE_URL, 'keepers', deleteOwner);
    const { body } = await pay(order);
    expect(restore()).toBe(true);
    expect(body).toMatchObject({ success: true });
    const { status } = await db().order.findUniqueOrThrow({ where: { id: order.orderId } });
    expect(status).toBe('fulfilled');
  });

  it('send no notification when the memorial has no owner', async () => {
    await db().keeper.deleteMany({ where: { memorialId } });
    const order = await orderFlowers(sender, memorialId);
    expect((await pay(order)).body).toMatchObject({ success: true });
    expect(await mails(order.orderId)).toMatchObject([{ to: sender.user.email }]);
  });

  it.each([
    [true, 2],
    [false, 0],
  ])('show the portrait in both mails only if it is public: %s', async (isPublic, shown) => {
    const { id } = await addMemorialWithPicture(creator.user.id, true);
    const order = await orderFlowers(sender, id);
    await db().memorial.update({ where: { id }, data: { isPublic } });
    await pay(order);
    const sent = await mails(order.orderId);
    expect(sent).toHaveLength(2);
    const address = `src="http://localhost:3000/memorial/${id}/portrait.jpg"`;
    expect(sent.filter(({ html }) => html.includes(address))).toHaveLength(shown);
    expect(sent.filter(({ html }) => html.includes('<img'))).toHaveLength(shown);
  });

  it("hide the sender's name on request", async () => {
    const order = await orderFlowers(sender, memorialId, { isAnonymous: true });
    await pay(order);
    const [receipt, news] = await mails(order.orderId);
    expect(receipt?.text).toContain('Your name is not shown.');
    expect(news?.text).toContain('Somebody sent flowers');
    expect(`${news?.subject}${news?.text}${news?.html}`).not.toMatch(/Ben|Botha/);
    const { body } = await call(readMemorial, { params: { id: memorialId } });
    expect(body.memorial.tributes).toMatchObject([{ senderName: 'Anonymous', amount: 10 }]);
    expect(JSON.stringify(body)).not.toContain('Botha');
  });

  it('notify neither a sender about their own flowers nor an owner who opted out', async () => {
    const own = await orderFlowers(creator, memorialId);
    await pay(own, creator);
    expect((await mails(own.orderId)).map(({ to }) => to)).toEqual([creator.user.email]);
    await deleteMails();
    const muted = { where: { id: creator.user.id } };
    await db().user.update({ ...muted, data: { notifyTributes: false } });
    const order = await orderFlowers(sender, memorialId);
    await pay(order);
    await db().user.update({ ...muted, data: { notifyTributes: true } });
    expect((await mails(order.orderId)).map(({ to }) => to)).toEqual([sender.user.email]);
  });

  it('show the size of their amount to their sender only', async () => {
    const { orderId } = await orderFlowers(sender, memorialId, { amount: 50 });
    expect(await orderedSize(viewerOf(sender), orderId)).toBe('bouquet');
    expect(await orderedSize(viewerOf(creator), orderId)).toBe('sprig');
  });

  it('invalidate the page in every instance', async () => {
    const order = await orderFlowers(sender, memorialId);
    const listener = new Client({ connectionString: process.env.DATABASE_URL });
    const heard: (string | undefined)[] = [];
    await listener.connect();
    listener.on('notification', ({ payload }) => heard.push(payload));
    await listener.query(`LISTEN ${INVALIDATION_CHANNEL}`);
    await pay(order);
    await listener.query('SELECT 1');
    await listener.end();
    expect(heard).toContain(`/memorial/${memorialId}`);
  });

  it('add the memorial to the state of the order, and the tribute once it exists', async () => {
    const order = await orderFlowers(sender, memorialId);
    const state = () =>
      call(orderState, { headers: sender.headers, params: { id: order.orderId } });
    const shown = { type: 'flower_tribute', memorialId };
    expect((await state()).body).toMatchObject({ ...shown, state: 'waiting', tributeId: null });
    await pay(order);
    const { id: tributeId } = await db().tribute.findFirstOrThrow({ where: { memorialId } });
    expect((await state()).body).toMatchObject({ ...shown, state: 'done', tributeId });
  });

  it('warn that the money may have left the account when the payment cannot be confirmed', async () => {
    const { orderId, reference } = await orderFlowers(sender, memorialId);
    const answer = await call(verify, { headers: sender.headers, body: { reference, orderId } });
    expect(answer.body).toEqual({
      success: false,
      message:
        'Payment confirmation failed on our server. Please contact support. Your payment might have gone through.',
    });
  });
});
