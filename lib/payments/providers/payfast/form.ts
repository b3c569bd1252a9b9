import type { NewPayment } from '../provider';
import { phpUrlencode, signatureOf } from './signature';

type Merchant = { id: string; key: string; passphrase: string };

/** Longer names are refused by PayFast (payments.md 2.2). */
const LONGEST_NAME = 100;

/**
 * The hidden fields of the form, in the order that PayFast signs them in, which is not the alphabet's
 * (payments.md 2.2, 2.3). Accepts the merchant, the payment and the amount as '370.00'.
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
    ['name_first', fitted(payment.buyer.firstName)],
    ['name_last', fitted(payment.buyer.lastName)],
    ['email_address', fittedEmail(payment.buyer.email)],
    ['m_payment_id', payment.reference],
    ['amount', amount],
    ['item_name', fitted(payment.itemName)],
    ['custom_str1', payment.orderId],
  ];
  // To PHP "0" is empty as well: such a field is neither sent nor signed.
  const sent = fields.filter(([, value]) => value !== '' && value !== '0');
  const encoded = sent.map(([name, value]) => `${name}=${phpUrlencode(value)}`).join('&');
  return { ...Object.fromEntries(sent), signature: signatureOf(encoded, merchant.passphrase) };
}

/** On one line, since a line break in a hidden field changes on its way, and no longer than allowed. */
const fitted = (text: string) =>
  [...text.toWellFormed().replace(/\s+/g, ' ').trim()].slice(0, LONGEST_NAME).join('').trim();

/** Half an address is worse than none: the buyer types it on PayFast's page then. */
const fittedEmail = (email: string) => (email.length > LONGEST_NAME ? '' : email);
