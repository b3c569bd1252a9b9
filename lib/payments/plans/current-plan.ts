import { db, type Tx } from '@/lib/platform/db/client';
import { log } from '@/lib/platform/log';
import { limitsSchema } from '../schema-plan';
import { siteCountry } from '../shop/shop-settings';
import { DEFAULT_PLAN, EVERYWHERE, type MemorialPlan, type PlanPrice, priceIn } from './plan-rules';

/** The key of the only plan there is. */
export const MEMORIAL_PLAN = 'memorial';

/** The current plan for memorials: the one that an admin saved, or else the default in the code. */
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

/** The price for a visitor who has not chosen a country; null if memorials are free. */
export const defaultPrice = async (): Promise<PlanPrice | null> =>
  priceIn(await memorialPlan(), siteCountry());

function limitsOf(stored: unknown) {
  const { data } = limitsSchema.safeParse(stored);
  if (!data) log.error({ stored }, 'the stored limits of the plan are faulty, so no limits apply');
  return data ?? DEFAULT_PLAN.limits;
}

/** Rows are sorted by country code, in which ZZ (everywhere else) comes last. */
const withEverywhereFirst = (prices: PlanPrice[]) =>
  prices.toSorted(
    (one, other) => Number(other.country === EVERYWHERE) - Number(one.country === EVERYWHERE),
  );
