export const PAID_TWICE = 'Paid twice: the second payment must be refunded.';
export const PAID_AGAIN =
  'Paid again, after money had gone back: please decide about this payment.';
export const PAID_LATE =
  'Paid late, after the order had expired: please check that the amount still fits.';
export const OTHER_PAYER = 'The payment carries another e-mail address than the order.';
export const NOTHING_MADE = 'Paid, but nothing was made.';
export const MADE_BEFORE = 'Its memorial was made for another payment: this one must be refunded.';
export const UNCONFIRMED =
  'A signed notice says it was paid, but the provider did not confirm that.';

const UNMADE = /Paid, but the (?:tribute|memorial) could not be made[^.]*\./;

type Reviewed = { reviewReason: string };

/** Why a paid order waits: what it is for, and why that could not be made, in words without a full stop. */
export const unmadeReason = (what: 'tribute' | 'memorial', why: string) =>
  `Paid, but the ${what} could not be made${why && `: ${why.replaceAll('.', '')}`}.`;

/** A further reason beside those that wait already; the same one twice is one. */
export function addReviewReason({ reviewReason }: Reviewed, reason: string): string {
  if (reviewReason.includes(reason)) return reviewReason;
  return reviewReason ? `${reviewReason} ${reason}` : reason;
}

/** The reasons that are left when some have gone. */
export const withoutReasons = ({ reviewReason }: Reviewed, reasons: (string | RegExp)[]): string =>
  reasons
    .reduce((left: string, reason) => left.replace(reason, ''), reviewReason)
    .replace(/\s+/g, ' ')
    .trim();

/** What no longer matters when what was paid for has been made after all. */
export const OVER_WHEN_MADE = [UNMADE, NOTHING_MADE];
/** And when no money is left that anything could be made of. */
export const OVER_WHEN_REFUNDED = [
  ...OVER_WHEN_MADE,
  ...[PAID_TWICE, PAID_AGAIN, PAID_LATE, OTHER_PAYER, MADE_BEFORE],
];
