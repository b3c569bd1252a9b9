/**
 * The orders of review-sentences.sql, oldest first: their status, and the reviews that the migration creates from
 * orders."reviewReason", each with kind and sentence. Ids are masked.
 */
export const SENTENCES: { status: string; reviews: [kind: string, sentence: string][] }[] = [
  {
    status: 'fulfilled',
    reviews: [['paid_twice', 'Paid twice: the second payment must be refunded.']],
  },
  {
    status: 'fulfilled',
    reviews: [
      [
        'paid_again',
        'Paid again after money had been returned: please decide what to do with this payment.',
      ],
    ],
  },
  {
    status: 'fulfilled',
    reviews: [
      [
        'paid_late',
        'Paid late, after the order had expired: please check that the amount still fits.',
      ],
    ],
  },
  {
    status: 'fulfilled',
    reviews: [['other_payer', 'The payment has a different email address from the order.']],
  },
  { status: 'needs_review', reviews: [['nothing_made', 'Paid, but nothing was created.']] },
  {
    status: 'needs_review',
    reviews: [
      ['already_made', 'Its memorial was created for another payment: this one must be refunded.'],
    ],
  },
  {
    status: 'needs_review',
    reviews: [
      ['unconfirmed', 'A signed notice says it was paid, but the provider did not confirm that.'],
    ],
  },
  {
    status: 'fulfilled',
    reviews: [
      ['unconfirmed', 'A signed notice says it was paid, but the provider did not confirm that.'],
    ],
  },
  {
    status: 'needs_review',
    reviews: [['fulfilment_failed', 'Paid, but the memorial could not be created.']],
  },
  {
    status: 'needs_review',
    reviews: [
      [
        'fulfilment_failed',
        'Paid, but the tribute could not be created: the memorial was deleted before the payment.',
      ],
    ],
  },
  {
    status: 'needs_review',
    reviews: [
      [
        'fulfilment_failed',
        'Paid, but the memorial could not be created: the draft is no longer there.',
      ],
    ],
  },
  {
    status: 'needs_review',
    reviews: [
      ['payment_mismatch', 'A payment arrived that does not match: the reference differs.'],
    ],
  },
  {
    status: 'needs_review',
    reviews: [
      [
        'payment_mismatch',
        'A payment arrived that does not match: it went to another account, or test and live money are mixed.',
      ],
    ],
  },
  {
    status: 'needs_review',
    reviews: [
      ['payment_mismatch', 'A payment arrived that does not match: the currency is USD, not ZAR.'],
    ],
  },
  {
    status: 'needs_review',
    reviews: [
      ['payment_mismatch', 'A payment arrived that does not match: the amount cannot be read.'],
    ],
  },
  {
    status: 'fulfilled',
    reviews: [
      ['payment_mismatch', 'A payment arrived that does not match: the amount is 100, not 44400.'],
      ['dispute', "Dispute … is open: please answer it in the provider's dashboard."],
      [
        'payment_mismatch',
        'A payment arrived that does not match: the amount is 250000, not 44400.',
      ],
      ['other_payer', 'The payment has a different email address from the order.'],
    ],
  },
  {
    status: 'needs_review',
    reviews: [
      [
        'payment_mismatch',
        'A payment arrived that does not match: the payment names another order.',
      ],
    ],
  },
  {
    status: 'needs_review',
    reviews: [
      [
        'payment_mismatch',
        'A payment arrived that does not match: the provider gave no transaction id.',
      ],
    ],
  },
  {
    status: 'needs_review',
    reviews: [
      [
        'payment_mismatch',
        'A payment arrived that does not match: its transaction id stands in the ledger of another order.',
      ],
    ],
  },
  { status: 'fulfilled', reviews: [['refund', 'Refund …: The provider could not pay it out.']] },
  {
    status: 'fulfilled',
    reviews: [
      ['refund', "Refund …: Please look at it in the provider's dashboard."],
      ['refund', 'Refund …: The provider could not pay it out.'],
    ],
  },
  {
    status: 'fulfilled',
    reviews: [
      ['refund', 'Refund …: It was not sent: the payment is disputed, and would go back twice.'],
    ],
  },
  {
    status: 'fulfilled',
    reviews: [['refund', 'Refund …: It was not sent: that much of the payment is no longer here.']],
  },
  {
    status: 'fulfilled',
    reviews: [
      [
        'refund',
        'Refund …: The provider refused it: Transaction no 7 has been fully reversed Please try later.',
      ],
    ],
  },
  { status: 'fulfilled', reviews: [['refund', 'Refund …: It has not ended for weeks.']] },
  {
    status: 'fulfilled',
    reviews: [
      [
        'refund',
        "Refund …: It could not be sent for days: please look for it in the provider's dashboard, then confirm or withdraw it.",
      ],
    ],
  },
  {
    status: 'fulfilled',
    reviews: [
      ['refund', 'Refund …: Refund by hand in the PayFast dashboard, then confirm it here.'],
    ],
  },
  {
    status: 'disputed',
    reviews: [['dispute', "Dispute … is open: please answer it in the provider's dashboard."]],
  },
  {
    status: 'charged_back',
    reviews: [['over_returned', 'More was returned than was paid: R777.00 with refund ….']],
  },
  {
    status: 'refunded',
    reviews: [['over_returned', 'More was returned than was paid: R795.50 with chargeback ….']],
  },
  {
    status: 'disputed',
    reviews: [
      [
        'paid_late',
        'Paid late, after the order had expired: please check that the amount still fits.',
      ],
      ['other_payer', 'The payment has a different email address from the order.'],
      ['fulfilment_failed', 'Paid, but the memorial could not be created.'],
      ['paid_twice', 'Paid twice: the second payment must be refunded.'],
      ['refund', 'Refund …: The provider refused it: Come back on Monday.'],
      ['payment_mismatch', 'A payment arrived that does not match: the amount is 100, not 37000.'],
      ['payment_mismatch', 'A payment arrived that does not match: the amount is 200, not 37000.'],
      ['dispute', "Dispute … is open: please answer it in the provider's dashboard."],
      ['dispute', "Dispute … is open: please answer it in the provider's dashboard."],
      ['unconfirmed', 'A signed notice says it was paid, but the provider did not confirm that.'],
    ],
  },
  {
    status: 'fulfilled',
    reviews: [['other', 'The provider charged 40.00 ZAR less than the order asked for.']],
  },
  {
    status: 'fulfilled',
    reviews: [
      ['other', 'Call Ben back.'],
      [
        'paid_late',
        'Paid late, after the order had expired: please check that the amount still fits.',
      ],
      ['other', 'He said: keep it.'],
      ['other', 'Refund …: nobody knows it.'],
    ],
  },
];
