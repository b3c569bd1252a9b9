import type { OrderType, ReviewKind } from '@/lib/platform/db/generated/enums';
import { type Said, type Say, said, sayWith } from '@/lib/platform/language/said';
import { detailClause } from './review-detail';

export const ALREADY_MADE = said('admin.reviews.alreadyMade');

/** `detail` is a clause without a full stop. */
type Facts = { detail: string; refundId: string | null; type: OrderType };

/** The text for a paid order of each type that could not be fulfilled, without and with the cause. */
const NOT_MADE = {
  memorial_creation: ['admin.reviews.memorialFailed', 'admin.reviews.memorialFailedBecause'],
  flower_tribute: ['admin.reviews.tributeFailed', 'admin.reviews.tributeFailedBecause'],
} as const satisfies Record<OrderType, [alone: string, because: string]>;

/** The text for each kind of review; that of `other` is its detail. */
const WORDS: Record<Exclude<ReviewKind, 'other'>, (facts: Facts) => Said> = {
  paid_twice: () => said('admin.reviews.paidTwice'),
  paid_again: () => said('admin.reviews.paidAgain'),
  paid_late: () => said('admin.reviews.paidLate'),
  other_payer: () => said('admin.reviews.otherPayer'),
  nothing_made: () => said('admin.reviews.nothingMade'),
  already_made: () => ALREADY_MADE,
  unconfirmed: () => said('admin.reviews.unconfirmed'),
  fulfilment_failed: ({ detail, type }) => {
    const [alone, because] = NOT_MADE[type];
    return detail ? said(because, { detail }) : said(alone);
  },
  payment_mismatch: ({ detail }) => said('admin.reviews.mismatch', { detail }),
  refund: ({ detail, refundId }) =>
    said('admin.reviews.refund', { refundId: String(refundId), detail }),
  dispute: ({ detail }) => said('admin.reviews.dispute', { detail }),
  over_returned: ({ detail }) => said('admin.reviews.overReturned', { detail }),
};

/** The open reviews of an order, oldest first: what `reviewReason` needs, as Prisma's `select`. */
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
 * @returns one sentence for each open review, oldest first; '' if there is none
 */
export const reviewReason = ({ type, reviews }: Reviewed, say: Say): string =>
  reviews
    .map(({ kind, refundId, detail: stored }) => {
      const detail = detailClause(stored, say);
      return kind === 'other' ? detail : sayWith(say)(WORDS[kind]({ detail, refundId, type }));
    })
    .join(' ');
