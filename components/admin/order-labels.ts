import type { Translate } from '@/lib/platform/language/message';

/** Order states, named as in the data model and sorted as in the list's filter. */
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

/** Returns the label of a state, or the name itself if it is unknown. */
export function stateLabel(t: Translate, name: string): string {
  const state = ORDER_STATES.find((each) => each === name);
  return state ? t(`admin.orders.states.${state}`) : name;
}

/**
 * The filter's options besides "open reviews", which is the default without a search. With a search, the default is all
 * orders.
 */
export const orderFilters = (t: Translate) => [
  { value: 'all', label: t('admin.orders.all') },
  ...ORDER_STATES.map((value) => ({ value, label: stateLabel(t, value) })),
];
