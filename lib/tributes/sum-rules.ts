import type { TributeView } from './queries/tribute-views';
import { type FlowerSize, flowerSize } from './size-rules';

/** Whose sums a viewer sees: 'all' for the family, the ids of their own tributes for senders, none for visitors. */
export type ShownSums = 'all' | readonly string[];

/** A tribute on a page, drawn by its size. */
export type ShownTribute = Pick<TributeView, 'id' | 'senderName' | 'message' | 'createdAt'> & {
  size: FlowerSize;
  /** In minor units of `currency`; null for everybody who may not see the sum, and when it is hidden. */
  sumMinor: number | null;
  currency: string;
};

/** Dollars where it is not said. */
type Seen = Omit<TributeView, 'isAnonymous' | 'currency'> & { currency?: string };

/**
 * Returns what a page shows of a tribute. Its sum is nowhere in the page of somebody who may not see it. `step`: what flowers go in,
 * in the tribute's currency.
 */
export function toShown(
  { currency = 'USD', ...tribute }: Seen,
  sums: ShownSums,
  step?: number,
): ShownTribute {
  const { id, senderName, message, createdAt, amountMinor, isAmountHidden } = tribute;
  const amount = isAmountHidden ? null : amountMinor;
  const isTheirs = sums === 'all' || sums.includes(id);
  const sumMinor = isTheirs ? amount : null;
  const size = flowerSize(amount, step);
  return { id, senderName, message, createdAt, size, sumMinor, currency };
}
