import { createHash } from 'node:crypto';
import { encodeLikePhp } from './encode-like-php';

const FIELDS_BEFORE_CUSTOM =
  'merchant_id merchant_key return_url cancel_url notify_url notify_method name_first name_last ' +
  'email_address cell_number m_payment_id amount item_name item_description';
const FIELDS_AFTER_CUSTOM =
  'email_confirmation confirmation_address currency payment_method subscription_type ' +
  'billing_date recurring_amount frequency cycles subscription_notify_email ' +
  'subscription_notify_webhook subscription_notify_buyer';

/** The order of fields in the form's signature (payments.md 2.2). `setup` and `source` are not signed. */
const SIGNED_FIELDS = [
  ...FIELDS_BEFORE_CUSTOM.split(' '),
  ...[1, 2, 3, 4, 5].map((number) => `custom_int${number}`),
  ...[1, 2, 3, 4, 5].map((number) => `custom_str${number}`),
  ...FIELDS_AFTER_CUSTOM.split(' '),
];

/** Returns the signature of a form's non-empty fields, in PayFast's order (payments.md 2.3). */
export function formSignature(fields: URLSearchParams, passphrase: string): string {
  const signedText = SIGNED_FIELDS.map((name) => [name, (fields.get(name) ?? '').trim()] as const)
    // PHP treats "0" as empty (payments.md 2.3).
    .filter(([, value]) => value !== '' && value !== '0')
    .map(([name, value]) => `${name}=${encodeLikePhp(value)}`)
    .join('&');
  return signatureWithPassphrase(signedText, passphrase);
}

/** Returns the MD5 of the string with the passphrase appended unless it is empty (payments.md 2.3). */
export function signatureWithPassphrase(string: string, passphrase: string): string {
  const secret = passphrase.trim();
  const salted = secret ? `${string}&passphrase=${encodeLikePhp(secret)}` : string;
  return createHash('md5').update(salted).digest('hex');
}
