import type { TributeView } from './queries';

/** A tribute as the API answers it: `_id`, and the amount in US dollars. */
export const toApiTribute = ({ id, amountMinor, ...tribute }: TributeView) => ({
  _id: id,
  ...tribute,
  amount: amountMinor / 100,
});
