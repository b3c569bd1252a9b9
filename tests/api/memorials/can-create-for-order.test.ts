import { beforeAll, expect, it } from 'vitest';
import { canCreateForOrder } from '@/lib/memorials/queries/can-create-for-order';
import { db } from '@/lib/platform/db/client';
import { ada, ben, type Person, viewerOf } from '../../support/cast';
import { brokenOrder, paidOrder } from '../../support/memorial-order';
import { addDraft, openOrder } from '../../support/order';

let owner: Person;
beforeAll(async () => {
  owner = await ada();
});

const ask = (orderId: string, person = owner) => canCreateForOrder(viewerOf(person), orderId);

it('a memorial can be created for an order that is paid and whose draft is broken', async () => {
  const { orderId } = await brokenOrder(owner);
  expect(await ask(orderId)).toBe(true);
  expect(await ask(orderId, await ben()), 'for its buyer alone').toBe(false);
  await db().order.update({ where: { id: orderId }, data: { status: 'refunded' } });
  expect(await ask(orderId)).toBe(false);
});

it('no memorial can be created for any other order', async () => {
  expect(await ask((await paidOrder(owner)).orderId), 'its memorial exists').toBe(false);
  const open = await openOrder(owner, await addDraft(owner));
  expect(await ask(open.orderId), 'it is not paid').toBe(false);
  const reviews = {
    create: { kind: 'payment_mismatch', detail: { text: 'another amount' } },
  } as const;
  const data = { status: 'needs_review', reviews } as const;
  await db().order.update({ where: { id: open.orderId }, data });
  expect(await ask(open.orderId), 'the payment does not match').toBe(false);
  expect(await ask('111111111111')).toBe(false);
});
