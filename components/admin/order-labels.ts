import type { Say } from '@/lib/platform/language/said';

export type OrderType = 'memorial_creation' | 'flower_tribute';

/** The states of orders, in the order of the list's filter; the names are those of the data model. */
const ORDER_STATES = [
  'created',
  'pending',
  'paid',
  'fulfilled',
  'failed',
  'expired',
  'needs_review',
  'refunded',
  'partially_refunded',
  'disputed',
  'charged_back',
] as const;

/** Returns the label of a state; an unknown name is returned as it is. */
export function stateLabel(say: Say, name: string): string {
  const state = ORDER_STATES.find((each) => each === name);
  return state ? say(`admin.orders.states.${state}`) : name;
}

/**
 * The choices of the list's filter besides those with an open review, which it shows without a search. With a search
 * and no chosen state, all orders are searched.
 */
export const orderFilters = (say: Say) => [
  { value: 'all', label: say('admin.orders.all') },
  ...ORDER_STATES.map((value) => ({ value, label: stateLabel(say, value) })),
];
