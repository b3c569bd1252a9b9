import { describe, expect, it } from 'vitest';
import { signedFields } from '@/lib/payments/providers/payfast/form';
import { phpUrlencode } from '@/lib/payments/providers/payfast/signature';
import { formSignature } from '@/sandbox/payfast/form-signature';

const merchant = { id: '10000100', key: '46f0cd694581a', passphrase: 'garden' };
const payment = {
  reference: 'order-ref',
  orderId: 'order',
  chargeCurrency: 'ZAR' as const,
  language: 'en' as const,
  chargeMinor: 37_000,
  itemName: 'Perennial memorial',
  buyer: { firstName: "Siobhán *!()'~", lastName: "O'Brien 🌸", email: 'a+b@example.org' },
  returnUrl: 'http://localhost:3000/flower-payment/success?order_id=1',
  cancelUrl: 'http://localhost:3000/flower-payment/cancel',
  notifyUrl: 'http://localhost:3000/api/payments/webhook/payfast',
};
const fieldsFor = (buyer: Partial<typeof payment.buyer> = {}, passphrase = 'garden') =>
  signedFields(
    { ...merchant, passphrase },
    { ...payment, buyer: { ...payment.buyer, ...buyer } },
    '370.00',
  );

describe('phpUrlencode', () => {
  it.each([
    ["O'Brien", 'O%27Brien'],
    ['a b', 'a+b'],
    ['*!()~', '%2A%21%28%29%7E'],
    ['-_.', '-_.'],
    ['Zoë 🌸', 'Zo%C3%AB+%F0%9F%8C%B8'],
    ['\r\n', '%0D%0A'],
    ['\ud800', '%EF%BF%BD'],
  ])('encodes %j as %s', (value, encoded) => {
    expect(phpUrlencode(value)).toBe(encoded);
  });
});

describe('the form for PayFast', () => {
  it('contains what PayFast needs, with the signature last', () => {
    const fields = fieldsFor();
    expect(Object.keys(fields).join(' ')).toBe(
      'merchant_id merchant_key return_url cancel_url notify_url name_first name_last ' +
        'email_address m_payment_id amount item_name custom_str1 signature',
    );
    expect(fields).toMatchObject({ amount: '370.00', m_payment_id: 'order-ref' });
  });

  it.each([
    {},
    { firstName: ' Ada\n\tMary ', lastName: 'x'.repeat(300) },
    { firstName: '0', lastName: '' },
    { email: `${'x'.repeat(100)}@example.org` },
    { firstName: `${'🌸'.repeat(120)}` },
  ])('has the same signature as PayFast computes, for %j', (buyer) => {
    const fields = fieldsFor(buyer);
    const { signature, ...rest } = fields;
    expect(signature).toBe(formSignature(new URLSearchParams(rest), merchant.passphrase));
    expect(Object.values(fields).every((value) => [...value].length <= 100)).toBe(true);
    expect(Object.values(fields)).not.toContain('0');
  });

  it('depends on the passphrase, so that nobody can sign a changed amount', () => {
    expect(fieldsFor({}, 'other').signature).not.toBe(fieldsFor().signature);
  });
});
