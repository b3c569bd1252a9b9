import { beforeEach, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { ada, ben } from '@/tests/support/cast';
import { orderFlowers } from '@/tests/support/flowers';
import { addMemorial } from '@/tests/support/memorial';
import { addDraft, openOrder } from '@/tests/support/order';
import { resetSettings, useSetting } from '@/tests/support/site-settings';

beforeEach(resetSettings);

it('while memorials are closed, nobody can save a draft or open an order', async () => {
  const owner = await ada();
  const draftId = await addDraft(owner);
  useSetting('doors.memorials', false);
  await expect(addDraft(owner)).rejects.toMatchObject({ code: 'forbidden' });
  const counts = () => Promise.all([db().order.count(), db().memorialDraft.count()]);
  const before = await counts();
  await expect(openOrder(owner, draftId)).rejects.toThrow('New memorials cannot be created here');
  expect(await counts()).toEqual(before);
  await resetSettings();
  expect(await openOrder(owner, draftId)).toBeTruthy();
});

it('while flowers are closed, nobody can open an order for them', async () => {
  const { user } = await ada();
  const memorialId = await addMemorial({ createdById: user.id });
  useSetting('doors.flowers', false);
  const refused = await orderFlowers(await ben(), memorialId);
  expect(refused).toMatchObject({
    code: 'forbidden',
    message: 'Flowers cannot be sent here at the moment.',
  });
  expect(await db().order.count({ where: { tributeMessage: 'With love' } })).toBe(0);
  useSetting('doors.flowers', true);
  expect((await orderFlowers(await ben(), memorialId)).orderId).toBeTruthy();
});
