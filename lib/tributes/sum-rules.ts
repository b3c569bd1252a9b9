import type { TributeView } from './queries/tribute-views';
import { type FlowerSize, flowerSize } from './size-rules';

/** Whose sums a viewer sees: 'all' for the family, the ids of their own tributes for senders, none for visitors. */
export type ShownSums = 'all' | readonly string[];

/** A tribute on a page, drawn by its size. */
export type ShownTribute = Pick<TributeView, 'id' | 'senderName' | 'message' | 'createdAt'> & {
  size: FlowerSize;
  /** US cents; null for everybody who may not see the sum, and when it is hidden. */
  sumMinor: number | null;
};

/** Returns what a page shows of a tribute. Its sum is nowhere in the page of somebody who may not see it. */
export function toShown(tribute: Omit<TributeView, 'isAnonymous'>, sums: ShownSums): ShownTribute {
  const { id, senderName, message, createdAt, amountMinor, isAmountHidden } = tribute;
  const amount = isAmountHidden ? null : amountMinor;
  const isTheirs = sums === 'all' || sums.includes(id);
  const sumMinor = isTheirs ? amount : null;
  return { id, senderName, message, createdAt, size: flowerSize(amount), sumMinor };
}
