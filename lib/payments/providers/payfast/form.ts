import type { NewPayment } from '../provider';
import { phpUrlencode, signatureOf } from './signature';

type Merchant = { id: string; key: string; passphrase: string };

/** PayFast rejects longer names (payments.md 2.2). */
const MAX_FIELD_LENGTH = 100;

/**
 * The hidden fields of the form, in the order in which PayFast signs them, which is not
 * alphabetical (payments.md 2.2, 2.3). `amount` is text such as '370.00'.
 */
export function signedFields(
  merchant: Merchant,
  payment: NewPayment,
  amount: string,
): Record<string, string> {
  const fields: [string, string][] = [
    ['merchant_id', merchant.id],
    ['merchant_key', merchant.key],
    ['return_url', payment.returnUrl],
    ['cancel_url', payment.cancelUrl],
    ['notify_url', payment.notifyUrl],
    ['name_first', fitField(payment.buyer.firstName)],
    ['name_last', fitField(payment.buyer.lastName)],
    ['email_address', fitEmail(payment.buyer.email)],
    ['m_payment_id', payment.reference],
    ['amount', amount],
    ['item_name', fitField(payment.itemName)],
    ['custom_str1', payment.orderId],
  ];
  // PHP considers "0" empty too; empty fields are neither sent nor signed.
  const sent = fields.filter(([, value]) => value !== '' && value !== '0');
  const encoded = sent.map(([name, value]) => `${name}=${phpUrlencode(value)}`).join('&');
  return { ...Object.fromEntries(sent), signature: signatureOf(encoded, merchant.passphrase) };
}

/**
 * One line, because browsers change line breaks in hidden fields, and cut to the allowed length.
 */
const fitField = (text: string) =>
  [...text.toWellFormed().replace(/\s+/g, ' ').trim()].slice(0, MAX_FIELD_LENGTH).join('').trim();

/** A truncated address would be wrong, so the buyer types it on PayFast's page instead. */
const fitEmail = (email: string) => (email.length > MAX_FIELD_LENGTH ? '' : email);
