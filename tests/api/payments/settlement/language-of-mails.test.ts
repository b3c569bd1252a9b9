import { afterAll, beforeAll, expect, it } from 'vitest';
import '@/tests/support/all-languages';
import { POST as verify } from '@/app/api/payments/verify-paystack/route';
import { pauseToken } from '@/lib/keepers/pause-token';
import { db } from '@/lib/platform/db/client';
import { startBank } from '@/tests/support/bank';
import { call } from '@/tests/support/call';
import { ada, ben, type Person } from '@/tests/support/cast';
import { orderFlowers } from '@/tests/support/flowers';
import { addMemorial } from '@/tests/support/memorial';
import { addDraft, openOrder } from '@/tests/support/order';
import { linksOf, untranslatedWords } from '@/tests/support/untranslated-words';

const bank = await startBank();
let sender: Person;
let creator: Person;

beforeAll(async () => {
  [creator, sender] = [await ada(), await ben()];
});
afterAll(() => bank.stop());

const setLanguage = ({ user }: Person, language: string) =>
  db().user.update({ where: { id: user.id }, data: { language } });
const mail = (key: string) =>
  db().outboxMail.findFirstOrThrow({ where: { key: { startsWith: key } } });

async function pay(order: Awaited<ReturnType<typeof orderFlowers>>, { headers }: Person) {
  await bank.pay(order);
  const { orderId, reference } = order;
  await call(verify, { headers, body: { reference, orderId } });
}

it("the receipt for a memorial is in the buyer's language; QR codes have one address for all languages", async () => {
  await setLanguage(creator, 'xx');
  const order = await openOrder(creator, await addDraft(creator));
  await pay(order, creator);
  const receipt = await mail(`receipt/${order.orderId}`);
  const { id, fullName } = await db().memorial.findFirstOrThrow({
    where: { orderId: order.orderId },
  });
  expect(untranslatedWords(receipt, ['Perennial', 'Ada', fullName, order.orderId])).toEqual([]);
  expect(linksOf(receipt).sort()).toEqual([
    `/memorial/${id}/portrait.jpg`,
    `/q/${id}`,
    `/q/${id}/code.svg`,
    `/xx/add-memorial-media/${id}`,
    `/xx/memorial/${id}`,
  ]);
});

it('sender and creator are each notified in their own language', async () => {
  await setLanguage(creator, 'xx');
  const memorialId = await addMemorial({ createdById: creator.user.id });
  const order = await orderFlowers(sender, memorialId);
  await pay(order, sender);
  const news = await mail('tribute/');
  expect(
    untranslatedWords(news, ['Perennial', 'Ada', 'Wangari Test', 'Ben Botha', 'With love']),
  ).toEqual([]);
  expect(linksOf(news)).toEqual([
    `/xx/memorial/${memorialId}`,
    `/xx/mails/${pauseToken(memorialId, creator.user.id)}`,
  ]);
  const receipt = await mail(`receipt/${order.orderId}`);
  expect(receipt.text).toContain('Dear Ben,\n\nYou wrote:');
  expect(linksOf(receipt)).toEqual([`/memorial/${memorialId}`]);
});

it("the receipt for flowers is in the sender's language", async () => {
  await setLanguage(sender, 'xx');
  const memorialId = await addMemorial({ createdById: creator.user.id });
  const order = await orderFlowers(sender, memorialId, { isAnonymous: true });
  await pay(order, sender);
  const receipt = await mail(`receipt/${order.orderId}`);
  const values = ['Perennial', 'Ben', 'Wangari Test', 'With love', order.orderId];
  expect(untranslatedWords(receipt, values)).toEqual([]);
  expect(linksOf(receipt)).toEqual([`/xx/memorial/${memorialId}`]);
});
