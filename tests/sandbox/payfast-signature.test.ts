import { describe, expect, it } from 'vitest';
import { encodeLikePhp } from '../../sandbox/payfast/encode-like-php';
import { formSignature, signatureWithPassphrase } from '../../sandbox/payfast/form-signature';
import { itnText } from '../../sandbox/payfast/itn';
import { itnVectors } from '../support/itn-vectors';

describe('itnText and signatureWithPassphrase', () => {
  it.each(itnVectors)('sign an ITN with $signature, as the official SDK does', (vector) => {
    const string = itnText(vector.fields_in_received_order);
    expect(signatureWithPassphrase(string, vector.passphrase)).toBe(vector.signature);
  });
});

describe('encodeLikePhp', () => {
  it.each([
    ["O'Brien", 'O%27Brien'],
    ['a b', 'a+b'],
    ['*!()~', '%2A%21%28%29%7E'],
    ['-_.', '-_.'],
    ['Zoë 🌸', 'Zo%C3%AB+%F0%9F%8C%B8'],
    ['\r\n', '%0D%0A'],
  ])('encodes %j as %s', (value, encoded) => {
    expect(encodeLikePhp(value)).toBe(encoded);
  });
});

describe('formSignature', () => {
  const fields = { amount: '370.00', merchant_id: '10000100', custom_str1: '', custom_int1: '7' };

  it("signs the non-empty fields in PayFast's order", () => {
    const signed = signatureWithPassphrase(
      'merchant_id=10000100&amount=370.00&custom_int1=7',
      'secret',
    );
    expect(formSignature(new URLSearchParams(fields), ' secret ')).toBe(signed);
  });

  it('leaves out setup and everything that PHP calls empty', () => {
    const more = new URLSearchParams({ ...fields, custom_int2: '0', setup: '{}', name_last: ' ' });
    const plain = new URLSearchParams(fields);
    expect(formSignature(more, '')).toBe(formSignature(plain, ''));
  });
});
