import { describe, expect, it } from 'vitest';
import { mismatchClause } from '@/lib/payments/reviews/review-detail';
import { translateAttemptDetail, translateStored } from '@/lib/payments/reviews/translate-stored';
import { translatorFor } from '@/lib/platform/language/translator-for';

describe('translateStored', () => {
  it.each([
    'the draft is no longer there',
    'the account was deleted before the payment',
    'the memorial was deleted before the payment',
    'the sender was deleted before the payment',
    'Paid out by hand.',
    'Withdrawn.',
    'It has not ended for weeks.',
    'The provider could not pay it out.',
    "Please look at it in the provider's dashboard.",
    "Made in the provider's dashboard.",
    'It was not sent: the payment is disputed, and would go back twice.',
    'It was not sent: that much of the payment is no longer here.',
    "It could not be sent for days: please look for it in the provider's dashboard, then confirm or withdraw it.",
    'Refund by hand in the PayFast dashboard, then confirm it here.',
    'The provider refused it: Transaction has been fully reversed',
  ])('translates “%s” and returns the English as stored', (stored) => {
    expect(translateStored(stored, translatorFor('en'))).toBe(stored);
    const others = translateStored(stored, translatorFor('xx'));
    const rest = others.replace(/PayFast|Transaction has been fully reversed/, '');
    expect(rest).not.toMatch(/[A-Za-z]/);
  });

  it.each(['', 'Call Ben back.', 'constructor', 'Insufficient balance'])(
    'leaves “%s”, which is none of our sentences, unchanged',
    (stored) => expect(translateStored(stored, translatorFor('xx'))).toBe(stored),
  );
});

describe('translateAttemptDetail', () => {
  const english = translatorFor('en');
  const clauses = [
    mismatchClause({ fault: 'currency', paid: 'USD', expected: 'ZAR' }, english),
    mismatchClause(
      { fault: 'amount', paidMinor: 1, expectedMinor: 37_000, currency: 'ZAR' },
      english,
    ),
    ...(
      [
        'reference',
        'account',
        'unreadable amount',
        'another order',
        'no transaction id',
        'known transaction id',
      ] as const
    ).map((fault) => mismatchClause({ fault }, english)),
  ];

  it.each(clauses)('translates “%s” and returns the English as stored', (clause) => {
    const stored = `${clause}; transaction 123.4. ${clause}; transaction 567`;
    expect(translateAttemptDetail(stored, english)).toBe(stored);
    expect(translateAttemptDetail(stored, translatorFor('xx')).replace(/USD|ZAR/g, '')).not.toMatch(
      /[A-Za-z]/,
    );
  });

  it.each(['', 'Declined. Call your bank'])('leaves “%s” unchanged', (stored) =>
    expect(translateAttemptDetail(stored, translatorFor('xx'))).toBe(stored),
  );
});
