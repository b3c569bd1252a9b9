import { EVERYWHERE } from '@/lib/payments/plans/plan-rules';
import { db } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';

type Price = { country?: string; currency: string; amountMinor: number };

/** The plan is that of the code again. Orders keep what they were opened with. */
export async function resetPlan(): Promise<void> {
  await db().order.updateMany({ data: { planId: null } });
  await db().plan.deleteMany();
}

/** Memorials cost this from now on; nothing: they are free. */
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
