import { requirePassword } from '@/lib/accounts/commands/require-password';
import { writeAudit } from '@/lib/platform/audit/write-audit';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db, type Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { newId } from '@/lib/platform/ids/public-id';
import { type Message, messageFor } from '@/lib/platform/language/message';
import {
  lockSettings,
  recordOtherChange,
} from '@/lib/platform/site-settings/record-setting-change';
import { isInRanges } from '../payable-rules';
import { outOfRangeMessage, priceRanges } from '../price-ranges';
import type { PlanInput } from '../schema-plan';
import { MEMORIAL_PLAN, memorialPlan } from './current-plan';
import { EVERYWHERE, type PlanPrice } from './plan-rules';

/**
 * Changes the price and limits of memorials for everybody at once. Open orders keep their price. A
 * first price of 0 makes memorials free. Throws `invalid` for a wrong password and for a currency
 * or amount that nobody could pay, and `conflict` if somebody changed the plan since `version`.
 */
export async function changePlan(
  viewer: Viewer,
  { version, prices, limits, password }: PlanInput,
  now = new Date(),
): Promise<void> {
  await requirePassword(viewer, password);
  const isFree = prices[0]?.amountMinor === 0;
  if (!isFree) await requirePayablePrices(prices);
  await db().$transaction(async (tx) => {
    await lockSettings(tx);
    const before = await memorialPlan(tx);
    if (before.version !== version)
      throw new AppError('conflict', messageFor('shop.refusals.changed'));
    const id = before.id ?? newId();
    const kind = isFree ? ('free' as const) : ('one_time' as const);
    const plan = { kind, limits, version: version + 1, active: true };
    await tx.plan.upsert({
      where: { id },
      create: { id, key: MEMORIAL_PLAN, ...plan },
      update: plan,
      select: { id: true },
    });
    if (!isFree) await writePrices(tx, id, { prices, before: before.id ? before.prices : [] }, now);
    await writeAudit(tx, {
      actor: viewer.userId,
      action: 'plan.change',
      subject: `plan/${MEMORIAL_PLAN}`,
      detail: { before: asDetail(before.prices), after: isFree ? 'free' : asDetail(prices) },
    });
    await recordOtherChange(tx, {
      key: `plan.${MEMORIAL_PLAN}`,
      before: { kind: before.kind, limits: before.limits, prices: before.prices },
      after: { kind, limits, prices: isFree ? [] : prices },
      byId: viewer.userId,
    });
  });
}

/** Throws `invalid` for prices that no provider accepts, with the reason for each. */
async function requirePayablePrices(prices: readonly PlanPrice[]): Promise<void> {
  const fields: Record<string, Message> = {};
  for (const [at, { currency, amountMinor }] of prices.entries()) {
    const ranges = await priceRanges(currency);
    if (ranges.length === 0)
      fields[`prices.${at}.currency`] = messageFor('shop.refusals.nobodyTakes', { currency });
    else if (!isInRanges(ranges, amountMinor))
      fields[`prices.${at}.amountMinor`] = outOfRangeMessage(currency, ranges);
  }
  const [first] = Object.values(fields);
  if (first) throw new AppError('invalid', first, { fields });
}

type PriceChange = { prices: readonly PlanPrice[]; before: readonly PlanPrice[] };

/**
 * Adds a row for each changed price and deletes the rows of countries without a price. The history
 * of setting changes keeps the old prices.
 */
async function writePrices(tx: Tx, planId: string, { prices, before }: PriceChange, now: Date) {
  const countries = prices.map(({ country }) => country);
  await tx.planPrice.deleteMany({ where: { planId, country: { notIn: countries } } });
  const changed = prices.filter(
    (price) =>
      !before.some(
        ({ country, currency, amountMinor }) =>
          country === price.country &&
          currency === price.currency &&
          amountMinor === price.amountMinor,
      ),
  );
  await tx.planPrice.createMany({
    data: changed.map((price) => ({ planId, ...price, validFrom: now })),
  });
}

const asDetail = (prices: readonly PlanPrice[]) =>
  prices
    .map(({ country, currency, amountMinor }) =>
      [country === EVERYWHERE ? '' : country, amountMinor, currency].filter(Boolean).join(' '),
    )
    .join(', ');
