import { describe, expect, it } from 'vitest';
import { reviewReason } from '@/lib/payments/reviews/review-messages';
import { ReviewKind } from '@/lib/platform/db/generated/enums';
import { translatorFor } from '@/lib/platform/language/translator-for';

const t = translatorFor('en');

const memorial = 'memorial_creation';
const review = (kind: ReviewKind, detail: object = {}, refundId: string | null = null) => ({
  kind,
  detail,
  refundId,
});

const AMOUNT = { fault: 'amount', paidMinor: 100, expectedMinor: 37_000, currency: 'ZAR' };

/** The sentence for each kind, with a detail if the kind has one. */
const SENTENCES: Record<ReviewKind, [ReturnType<typeof review>, string]> = {
  paid_twice: [review('paid_twice'), 'Paid twice: the second payment must be refunded.'],
  paid_again: [
    review('paid_again'),
    'Paid again after money had been returned: please decide what to do with this payment.',
  ],
  paid_late: [
    review('paid_late'),
    'Paid late, after the order had expired: please check that the amount still fits.',
  ],
  other_payer: [review('other_payer'), 'The payment has a different email address from the order.'],
  nothing_made: [review('nothing_made'), 'Paid, but nothing was created.'],
  already_made: [
    review('already_made'),
    'Its memorial was created for another payment: this one must be refunded.',
  ],
  unconfirmed: [
    review('unconfirmed'),
    'A signed notice says it was paid, but the provider did not confirm that.',
  ],
  fulfilment_failed: [
    review('fulfilment_failed', { text: 'the draft is no longer there' }),
    'Paid, but the memorial could not be created: the draft is no longer there.',
  ],
  payment_mismatch: [
    review('payment_mismatch', AMOUNT),
    'A payment arrived that does not match: the amount is 100, not 37000.',
  ],
  refund: [
    review('refund', { text: 'It has not ended for weeks' }, 'RefundNmber1'),
    'Refund RefundNmber1: It has not ended for weeks.',
  ],
  dispute: [
    review('dispute', { disputeId: '2867' }),
    "Dispute 2867 is open: please answer it in the provider's dashboard.",
  ],
  over_returned: [
    review('over_returned', {
      amountMinor: 18_500,
      currency: 'ZAR',
      with: 'chargeback',
      id: '2867',
    }),
    'More was returned than was paid: R185.00 with chargeback 2867.',
  ],
  other: [review('other', { text: 'Call Ben back.' }), 'Call Ben back.'],
};

describe('reviewReason', () => {
  it.each(Object.values(ReviewKind))('has a sentence for %s', (kind) => {
    const [one, sentence] = SENTENCES[kind];
    expect(one.kind).toBe(kind);
    expect(reviewReason({ type: memorial, reviews: [one] }, t)).toBe(sentence);
  });

  it('names what could not be created, even without a cause', () => {
    const reviews = [review('fulfilment_failed')];
    const expectedReason = 'Paid, but the tribute could not be created.';
    expect(reviewReason({ type: 'flower_tribute', reviews }, t)).toBe(expectedReason);
  });

  it.each([
    [{ fault: 'reference' }, 'the reference differs'],
    [{ fault: 'account' }, 'it went to another account, or test and live money are mixed'],
    [{ fault: 'currency', paid: 'USD', expected: 'ZAR' }, 'the currency is USD, not ZAR'],
    [{ fault: 'unreadable amount' }, 'the amount cannot be read'],
    [{ fault: 'another order' }, 'the payment names another order'],
    [{ fault: 'no transaction id' }, 'the provider gave no transaction id'],
    [{ fault: 'known transaction id' }, 'its transaction id stands in the ledger of another order'],
    [{ text: 'another amount' }, 'another amount'], // a text that the migration did not recognise
    [{ fault: 'from a later release' }, '{"fault":"from a later release"}'],
  ])('describes the mismatch %j', (detail, clause) => {
    const reviews = [review('payment_mismatch', detail)];
    const expectedReason = `A payment arrived that does not match: ${clause}.`;
    expect(reviewReason({ type: memorial, reviews }, t)).toBe(expectedReason);
  });

  it('joins several sentences in their order, and is empty for none', () => {
    const reviews = [review('nothing_made'), review('other', { text: 'Call Ben back.' })];
    const expectedReason = 'Paid, but nothing was created. Call Ben back.';
    expect(reviewReason({ type: memorial, reviews }, t)).toBe(expectedReason);
    expect(reviewReason({ type: memorial, reviews: [] }, t)).toBe('');
  });
});
