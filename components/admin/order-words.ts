/** What admins read for an order's kind. */
export const ORDER_TYPES = {
  memorial_creation: 'Memorial',
  flower_tribute: 'Flowers',
} as const;

/** What admins read for an order's state; the keys are those of the data model. */
export const ORDER_STATES = {
  created: 'Created',
  pending: 'Waiting for payment',
  paid: 'Paid',
  fulfilled: 'Fulfilled',
  failed: 'Failed',
  expired: 'Expired',
  needs_review: 'Needs review',
  refunded: 'Refunded',
  partially_refunded: 'Partly refunded',
  disputed: 'Disputed',
  charged_back: 'Charged back',
} as const;

/** The words of a state or kind; one we do not know stays as it is. */
export const inWords = (words: Readonly<Record<string, string>>, name: string) =>
  words[name] ?? name;

/** What the list shows without a search; with one, and no other choice, all orders are looked through. */
export const NEEDS_A_PERSON = 'Needs a person';

const FILTERS = { all: 'All orders', ...ORDER_STATES };

/** What else the list of orders can be narrowed to. */
export const ORDER_FILTERS = Object.entries(FILTERS).map(([value, label]) => ({ value, label }));
