import { describe, expect, it } from 'vitest';
import { storedWords } from '@/lib/payments/reviews/stored-words';
import { wordsIn } from '@/lib/platform/language/words-in';

describe('storedWords', () => {
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
    'Refund by hand in the PayFast dashboard, then confirm it here.',
    'The provider refused it: Transaction has been fully reversed',
  ])('says “%s” by a message, in English as it is stored', (stored) => {
    expect(storedWords(stored, wordsIn('en'))).toBe(stored);
    const others = storedWords(stored, wordsIn('xx'));
    const rest = others.replace(/PayFast|Transaction has been fully reversed/, '');
    expect(rest).not.toMatch(/[A-Za-z]/);
  });

  it.each(['', 'Call Ben back.', 'constructor', 'Insufficient balance'])(
    'leaves somebody else’s words “%s” as they are',
    (stored) => expect(storedWords(stored, wordsIn('xx'))).toBe(stored),
  );
});
