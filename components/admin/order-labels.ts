/** The labels of order types, for admins. */
export const ORDER_TYPES = {
  memorial_creation: 'Memorial',
  flower_tribute: 'Flowers',
} as const;

/** The labels of order states, for admins; the keys are those of the data model. */
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

/** Returns the label of a state or type; an unknown name is returned as it is. */
export const labelOf = (labels: Readonly<Record<string, string>>, name: string) =>
  labels[name] ?? name;

/** What the list shows without a search. With a search and no chosen state, all orders are searched. */
export const OPEN_REVIEWS = 'Open reviews';

const FILTERS = { all: 'All orders', ...ORDER_STATES };

/** The other choices of the list's filter. */
export const ORDER_FILTERS = Object.entries(FILTERS).map(([value, label]) => ({ value, label }));
