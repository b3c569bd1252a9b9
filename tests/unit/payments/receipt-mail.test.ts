import { describe, expect, it } from 'vitest';
import { receiptMail } from '@/lib/payments/order/receipt-mail';

const ORDER = {
  id: 'orderorder12',
  email: 'ada@example.org',
  user: { firstName: 'Ada' },
  priceMinor: 2000,
  chargeMinor: 37_000,
};
const MADE = { memorialId: 'memorial1234', fullName: 'Wangari Test', isPublic: true };

describe.each(['ar', 'he'] as const)('a receipt that is read from the right, in %s', (language) => {
  const { text, html, subject } = receiptMail(ORDER, MADE, language);

  it('has addresses that end where their signs end', () => {
    for (const form of [text, html])
      expect(form).not.toMatch(/[\u2066-\u2068]\s*https?:|https?:\/\/[^\s"<]*[\u2066-\u2069]/);
    expect(text).toMatch(/https?:\/\/\S+\/q\/memorial1234(?=[\s.,])/);
  });

  it('isolates the name and the amounts', () => {
    expect(subject).toContain('\u2068Wangari Test\u2069');
    expect(text).toMatch(/\u2068\u200f20\.00[^\u2069]+\$\u200e?\u2069/);
  });
});
