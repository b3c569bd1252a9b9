import type { OrderType, ReviewKind } from '@/lib/platform/db/generated/enums';
import {
  type Message,
  messageFor,
  type Translate,
  translateWith,
} from '@/lib/platform/language/message';
import { detailClause } from './review-detail';

export const ALREADY_MADE = messageFor('admin.reviews.alreadyMade');

/** `detail` is a clause without a full stop. */
type Facts = { detail: string; refundId: string | null; type: OrderType };

/** The text for a paid order of each type that could not be fulfilled, without and with the cause. */
const UNFULFILLED_MESSAGES = {
  memorial_creation: ['admin.reviews.memorialFailed', 'admin.reviews.memorialFailedBecause'],
  flower_tribute: ['admin.reviews.tributeFailed', 'admin.reviews.tributeFailedBecause'],
} as const satisfies Record<OrderType, [alone: string, because: string]>;

/** The text for each kind of review. For `other`, the detail is the text. */
const REVIEW_MESSAGES: Record<Exclude<ReviewKind, 'other'>, (facts: Facts) => Message> = {
  paid_twice: () => messageFor('admin.reviews.paidTwice'),
  paid_again: () => messageFor('admin.reviews.paidAgain'),
  paid_late: () => messageFor('admin.reviews.paidLate'),
  other_payer: () => messageFor('admin.reviews.otherPayer'),
  nothing_made: () => messageFor('admin.reviews.nothingMade'),
  already_made: () => ALREADY_MADE,
  unconfirmed: () => messageFor('admin.reviews.unconfirmed'),
  fulfilment_failed: ({ detail, type }) => {
    const [alone, because] = UNFULFILLED_MESSAGES[type];
    return detail ? messageFor(because, { detail }) : messageFor(alone);
  },
  payment_mismatch: ({ detail }) => messageFor('admin.reviews.mismatch', { detail }),
  refund: ({ detail, refundId }) =>
    messageFor('admin.reviews.refund', { refundId: String(refundId), detail }),
  dispute: ({ detail }) => messageFor('admin.reviews.dispute', { detail }),
  over_returned: ({ detail }) => messageFor('admin.reviews.overReturned', { detail }),
};

/** The open reviews of an order, oldest first: what `reviewReason` needs, as Prisma's `select`. */
export const OPEN_REVIEWS = {
  where: { closedAt: null },
  orderBy: { id: 'asc' },
  select: { kind: true, refundId: true, detail: true },
} as const;

type ReviewedOrder = {
  type: OrderType;
  reviews: { kind: ReviewKind; refundId: string | null; detail: unknown }[];
};

/**
 * Why an order needs review.
 * @returns one sentence for each open review, oldest first; '' if there is none
 */
export const reviewReason = ({ type, reviews }: ReviewedOrder, t: Translate): string =>
  reviews
    .map(({ kind, refundId, detail: stored }) => {
      const detail = detailClause(stored, t);
      return kind === 'other'
        ? detail
        : translateWith(t)(REVIEW_MESSAGES[kind]({ detail, refundId, type }));
    })
    .join(' ');
