import { db, type Tx } from '@/lib/platform/db/client';
import { log } from '@/lib/platform/log';
import { limitsSchema } from '../schema-plan';
import { siteCountry } from '../shop/shop-settings';
import { DEFAULT_PLAN, EVERYWHERE, type MemorialPlan, type PlanPrice, priceIn } from './plan-rules';

/** What pages and calls name it, and what an order is opened for. */
export const MEMORIAL_PLAN = 'memorial';

/** What creating a memorial is and costs now: what an admin has set, or else the plan of the code. */
export async function memorialPlan(client: Pick<Tx, 'plan'> = db()): Promise<MemorialPlan> {
  const row = await client.plan.findFirst({
    where: { key: MEMORIAL_PLAN, active: true },
    select: {
      id: true,
      kind: true,
      limits: true,
      version: true,
      prices: {
        distinct: ['country'],
        orderBy: [{ country: 'asc' }, { validFrom: 'desc' }],
        select: { country: true, currency: true, amountMinor: true },
      },
    },
  });
  if (!row) return DEFAULT_PLAN;
  const { prices, limits, ...plan } = row;
  return { ...plan, limits: limitsOf(limits), prices: withEverywhereFirst(prices) };
}

/** What a memorial costs whoever has chosen no country; null where it is free. */
export const shownPrice = async (): Promise<PlanPrice | null> =>
  priceIn(await memorialPlan(), siteCountry());

function limitsOf(stored: unknown) {
  const { data } = limitsSchema.safeParse(stored);
  if (!data) log.error({ stored }, 'the limits of the plan are faulty: there are none');
  return data ?? DEFAULT_PLAN.limits;
}

/** Stored in the order of their codes, where ZZ is the last. */
const withEverywhereFirst = (prices: PlanPrice[]) =>
  prices.toSorted(
    (one, other) => Number(other.country === EVERYWHERE) - Number(one.country === EVERYWHERE),
  );
