import type { TributeView } from './queries/tribute-views';
import { type FlowerSize, flowerSize } from './size-rules';

/**
 * The tributes whose amounts a viewer sees: 'all' for the family, their own for senders, none for
 * visitors.
 */
export type VisibleAmounts = 'all' | readonly string[];

/** A tribute on a page, drawn by its size. */
export type ShownTribute = Pick<TributeView, 'id' | 'senderName' | 'message' | 'createdAt'> & {
  size: FlowerSize;
  /** In minor units of `currency`; null if the viewer may not see it or it is hidden. */
  sumMinor: number | null;
  currency: string;
};

/** The currency is USD by default. */
type TributeToShow = Omit<TributeView, 'isAnonymous' | 'currency'> & { currency?: string };

/**
 * A tribute as a page shows it. If the viewer may not see the amount, the page does not contain it
 * anywhere. `step` is the step of the tribute's currency.
 */
export function toShownTribute(
  { currency = 'USD', ...tribute }: TributeToShow,
  visible: VisibleAmounts,
  step?: number,
): ShownTribute {
  const { id, senderName, message, createdAt, amountMinor, isAmountHidden } = tribute;
  const amount = isAmountHidden ? null : amountMinor;
  const isVisible = visible === 'all' || visible.includes(id);
  const sumMinor = isVisible ? amount : null;
  const size = flowerSize(amount, step);
  return { id, senderName, message, createdAt, size, sumMinor, currency };
}
