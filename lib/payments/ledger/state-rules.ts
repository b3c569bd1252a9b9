/** What the ledger and the disputes say of a paid order. ZAR cents, positive. */
export type MoneyFacts = {
  isFulfilled: boolean;
  openDisputes: number;
  /** Each payment that came in, and what of it went back. */
  payments: { chargeMinor: number; returnedMinor: number; chargedBackMinor: number }[];
};

/**
 * The state of an order that money came in for, from the facts alone, so that refunds and disputes may
 * come in any order (payments.md 3.3). One payment that is whole is enough: what was bought is paid for,
 * whatever became of a second. While nothing was made of money that is still here, an admin must decide.
 */
export function stateByMoney({ isFulfilled, openDisputes, payments }: MoneyFacts) {
  if (openDisputes > 0) return 'disputed';
  const kept = payments.filter((one) => one.chargeMinor > one.returnedMinor);
  if (kept.length > 0 && !isFulfilled) return 'needs_review';
  if (kept.some(({ returnedMinor }) => returnedMinor === 0)) return 'fulfilled';
  if (kept.some(({ chargedBackMinor }) => chargedBackMinor === 0)) return 'partially_refunded';
  const isLost = payments.some(({ chargedBackMinor }) => chargedBackMinor > 0);
  return isLost ? 'charged_back' : 'refunded';
}

/** Whether more than one payment has money left that is not on its way back: all but one must go. */
export const isPaidTwice = (payments: { leftMinor: number }[]) =>
  payments.filter(({ leftMinor }) => leftMinor > 0).length > 1;
