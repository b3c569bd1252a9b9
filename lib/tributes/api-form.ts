import type { TributeView } from './queries/tribute-views';

/** A tribute as the API answers it: `_id`, and the amount in US dollars, null when it is not shown. */
export const toApiTribute = ({ id, amountMinor, isAmountHidden, ...tribute }: TributeView) => ({
  _id: id,
  ...tribute,
  amount: isAmountHidden ? null : amountMinor / 100,
});
