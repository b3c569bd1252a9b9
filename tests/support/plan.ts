import { EVERYWHERE } from '@/lib/payments/plans/plan-rules';
import { db } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';

type Price = { country?: string; currency: string; amountMinor: number };

/** Restores the plan that the code defines. Orders keep the price they were opened with. */
export async function resetPlan(): Promise<void> {
  await db().order.updateMany({ data: { planId: null } });
  await db().plan.deleteMany();
}

/** Sets the prices of a memorial. Without prices, memorials are free. */
export async function setPlan(prices: Price[], limits: object = {}): Promise<void> {
  await resetPlan();
  await db().plan.create({
    data: {
      id: newId(),
      key: 'memorial',
      kind: prices.length > 0 ? 'one_time' : 'free',
      limits: { ...limits },
      prices: { create: prices.map((price) => ({ country: EVERYWHERE, ...price })) },
    },
    select: { id: true },
  });
}
