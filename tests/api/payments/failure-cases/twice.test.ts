import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { withReason } from '@/tests/support/review';
import { reconcilePayment } from '@/tests/support/settling';
import { startBank } from '../../../support/bank';
import { ada, ben, type Person } from '../../../support/cast';
import { orderFlowers } from '../../../support/flowers';
import { addMemorial } from '../../../support/memorial';
import { addDraft, openOrder } from '../../../support/order';
import { refundThrough } from '../../../support/refund';

const bank = await startBank();
let owner: Person;
let sender: Person;

beforeAll(async () => {
  owner = await ada();
  sender = await ben();
});
afterAll(() => bank.stop());

describe('the same action twice', () => {
  it('18 double click on Pay gives two references on one order', async () => {
    const memorialId = await addMemorial();
    const clicks = [
      async () => {
        const draftId = await addDraft(owner);
        return Promise.all([openOrder(owner, draftId), openOrder(owner, draftId)]);
      },
      async () => Promise.all([orderFlowers(sender, memorialId), orderFlowers(sender, memorialId)]),
    ];
    for (const click of clicks) {
      const [first, second] = await click();
      expect(second.orderId).toBe(first.orderId);
      expect(second.reference).not.toBe(first.reference);
    }
  });

  it('19 two tabs that both pay are overpaid, and the second payment is refunded', async () => {
    const draftId = await addDraft(owner);
    const tabs = [await openOrder(owner, draftId), await openOrder(owner, draftId)];
    for (const tab of tabs) {
      await bank.pay(tab);
      expect(await reconcilePayment(tab.reference)).toBe('paid');
    }
    const orderId = tabs[0]?.orderId;
    const stored = () => withReason(db().order.findUniqueOrThrow({ where: { id: orderId } }));
    expect(await stored()).toMatchObject({
      status: 'fulfilled',
      overpaid: true,
      reviewReason: 'Paid twice: the second payment must be refunded.',
    });
    expect(await db().memorial.count({ where: { orderId } })).toBe(1);
    await bank.knobs({ refundDelayMs: 0 });
    await refundThrough(tabs[1]);
    expect(await stored()).toMatchObject({
      status: 'fulfilled',
      overpaid: false,
      reviewReason: '',
    });
  });
});
