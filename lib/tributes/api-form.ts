import { toMajorUnits } from '@/lib/platform/currency-rules';
import type { TributeView } from './queries/tribute-views';

/**
 * A tribute as the API returns it, with `_id`, and the amount in whole units of its currency, null
 * if it is hidden.
 */
export const toApiTribute = ({ id, amountMinor, isAmountHidden, ...tribute }: TributeView) => ({
  _id: id,
  ...tribute,
  amount: isAmountHidden ? null : toMajorUnits(amountMinor, tribute.currency),
});
