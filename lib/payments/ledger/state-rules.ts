/** The facts about a paid order from its ledger and disputes. All amounts are positive, in minor units. */
export type MoneyFacts = {
  isFulfilled: boolean;
  openDisputes: number;
  payments: { chargeMinor: number; returnedMinor: number; chargedBackMinor: number }[];
};

/**
 * Derives the state of a paid order from the facts alone, so that refunds and disputes may arrive
 * in any order (payments.md 3.3). One payment that is kept in full is enough, whatever happened to
 * a second. If there is money but nothing was created for it, an admin must decide.
 */
export function statusFromMoney({ isFulfilled, openDisputes, payments }: MoneyFacts) {
  if (openDisputes > 0) return 'disputed';
  const keptPayments = payments.filter((one) => one.chargeMinor > one.returnedMinor);
  if (keptPayments.length > 0 && !isFulfilled) return 'needs_review';
  if (keptPayments.some(({ returnedMinor }) => returnedMinor === 0)) return 'fulfilled';
  if (keptPayments.some(({ chargedBackMinor }) => chargedBackMinor === 0))
    return 'partially_refunded';
  const isLost = payments.some(({ chargedBackMinor }) => chargedBackMinor > 0);
  return isLost ? 'charged_back' : 'refunded';
}

/**
 * Whether more than one payment has money that is neither returned nor being refunded: all but one
 * must be refunded.
 */
export const isPaidTwice = (payments: { leftMinor: number }[]) =>
  payments.filter(({ leftMinor }) => leftMinor > 0).length > 1;
