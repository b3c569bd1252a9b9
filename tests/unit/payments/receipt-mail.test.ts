import { describe, expect, it } from 'vitest';
import { receiptMail, tributeReceiptMail } from '@/lib/payments/order/receipt-mail';
import { LANGUAGES } from '@/lib/platform/language/languages';

const TRANSLATED_LANGUAGES = Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[];
const ORDER = {
  id: 'orderorder12',
  email: 'ada@example.org',
  user: { firstName: 'Ada' },
  priceMinor: 2000,
  chargeMinor: 37_000,
};
const CREATED_MEMORIAL = {
  memorialId: 'memorial1234',
  fullName: 'Wangari Test',
  isPublic: true,
  portrait: null,
};

describe.each(['ar', 'he'] as const)('a right-to-left receipt in %s', (language) => {
  const { text, html, subject } = receiptMail(ORDER, CREATED_MEMORIAL, language);

  it('keeps direction marks out of addresses', () => {
    for (const form of [text, html])
      expect(form).not.toMatch(/[\u2066-\u2068]\s*https?:|https?:\/\/[^\s"<]*[\u2066-\u2069]/);
    expect(text).toMatch(/https?:\/\/\S+\/q\/memorial1234(?=[\s.,])/);
  });

  it('isolates the name and the amounts', () => {
    expect(subject).toContain('\u2068Wangari Test\u2069');
    expect(text).toMatch(/\u2068\u200f20\.00[^\u2069]+\$\u200e?\u2069/);
  });
});

describe('the receipt for flowers', () => {
  const FLOWERS = { ...ORDER, tributeMessage: 'With love', isAnonymous: false };

  it.each(TRANSLATED_LANGUAGES)(
    'starts with the person and the message and ends with the sum: %s',
    (language) => {
      const { subject, text } = tributeReceiptMail(FLOWERS, CREATED_MEMORIAL, language);
      const parts = text.split('\n\n');
      expect(subject).toContain('Wangari Test');
      expect(parts[0]).toBe(subject);
      const messageParts = parts.flatMap((part, at) => (part.includes('With love') ? [at] : []));
      expect(messageParts, parts.join(' | ')).toEqual([3]);
      const sumParts = parts.flatMap((part, at) => (/20[.,]00/.test(part) ? [at] : []));
      expect(sumParts).toEqual([parts.length - 2]); // the signature comes last
    },
  );
});
