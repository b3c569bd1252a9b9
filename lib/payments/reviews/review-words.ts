import type { OrderType, ReviewKind } from '@/lib/platform/db/generated/enums';
import { detailClause } from './review-detail';

export const ALREADY_MADE = 'Its memorial was made for another payment: this one must be refunded.';

/** `detail` is a clause without a full stop. */
type Facts = { detail: string; refundId: string | null; type: OrderType };

/** What admins read for each kind of review. */
const WORDS: Record<ReviewKind, (facts: Facts) => string> = {
  paid_twice: () => 'Paid twice: the second payment must be refunded.',
  paid_again: () => 'Paid again, after money had gone back: please decide about this payment.',
  paid_late: () =>
    'Paid late, after the order had expired: please check that the amount still fits.',
  other_payer: () => 'The payment carries another e-mail address than the order.',
  nothing_made: () => 'Paid, but nothing was made.',
  already_made: () => ALREADY_MADE,
  unconfirmed: () => 'A signed notice says it was paid, but the provider did not confirm that.',
  fulfilment_failed: ({ detail, type }) => {
    const what = type === 'flower_tribute' ? 'tribute' : 'memorial';
    return `Paid, but the ${what} could not be made${detail && `: ${detail}`}.`;
  },
  payment_mismatch: ({ detail }) => `A payment came that does not fit: ${detail}.`,
  refund: ({ detail, refundId }) => `Refund ${refundId}: ${detail}.`,
  dispute: ({ detail }) =>
    `Dispute ${detail} is open: please answer it in the provider's dashboard.`,
  over_returned: ({ detail }) => `More than was paid went back: ${detail}.`,
  other: ({ detail }) => detail,
};

/** What to select of an order whose `reviewReason` is shown: its open reviews, the oldest first. */
export const OPEN_REVIEWS = {
  where: { closedAt: null },
  orderBy: { id: 'asc' },
  select: { kind: true, refundId: true, detail: true },
} as const;

type Reviewed = {
  type: OrderType;
  reviews: { kind: ReviewKind; refundId: string | null; detail: unknown }[];
};

/**
 * Why an order needs review.
 * @returns one sentence for each open review, the oldest first; empty when it needs none.
 */
export const reviewReason = ({ type, reviews }: Reviewed): string =>
  reviews
    .map(({ kind, refundId, detail }) =>
      WORDS[kind]({ detail: detailClause(detail), refundId, type }),
    )
    .join(' ');
