import { jsonReply, type Reply } from '../http/reply';

type PaystackError = { status: number; message: string; code: string; nextStep: string };

/** The error bodies observed on the test API (payments.md 1.1, 1.3, 1.5). */
export const PAYSTACK_ERRORS = {
  invalidKey: {
    status: 401,
    message: 'Invalid key',
    code: 'invalid_Key',
    nextStep: 'Ensure that you provide the correct authorization key for the request',
  },
  invalidEmail: {
    status: 400,
    message: 'Invalid Email Address Passed',
    code: 'invalid_email_address',
    nextStep: 'Ensure that you pass a valid email address',
  },
  duplicateReference: {
    status: 400,
    message: 'Duplicate Transaction Reference',
    code: 'duplicate_reference',
    nextStep: 'Ensure that you pass a reference that was not used before',
  },
  unsupportedCurrency: {
    status: 400,
    message: 'Currency not supported by merchant',
    code: 'unsupported_currency',
    nextStep: 'Ensure that you pass a currency your account supports',
  },
  unknownTransaction: {
    status: 400,
    message: 'Transaction reference not found.',
    code: 'transaction_not_found',
    nextStep: 'Ensure that you pass a reference of your own account',
  },
  refundTooLarge: {
    status: 400,
    message: 'Total refund amount cannot exceed original transaction amount',
    code: 'invalid_amount',
    nextStep: 'Ensure that the refunds of a transaction do not exceed it',
  },
  refundCurrency: {
    status: 400,
    message: 'Transaction currency must match refund currency',
    code: 'invalid_currency',
    nextStep: 'Ensure that you pass the currency of the transaction',
  },
  // The following messages are our own, since Paystack's are unknown.
  invalidAmount: {
    status: 400,
    message: 'Invalid Amount Sent',
    code: 'invalid_amount',
    nextStep: 'Ensure that the amount is an integer in the smallest unit, R1.00 at least',
  },
  invalidReference: {
    status: 400,
    message: 'Invalid Transaction Reference',
    code: 'invalid_reference',
    nextStep: 'Use letters, digits, dashes, dots and equals signs only',
  },
  notPaid: {
    status: 400,
    message: 'Transaction has not been paid',
    code: 'invalid_transaction',
    nextStep: 'Ensure that the transaction was successful',
  },
  unknownRefund: {
    status: 404,
    message: 'Refund not found',
    code: 'not_found',
    nextStep: 'Ensure that you pass the id of a refund',
  },
} satisfies Record<string, PaystackError>;

/** Returns an error in Paystack's envelope (payments.md 1.1). */
export function paystackError(name: keyof typeof PAYSTACK_ERRORS, status?: number): Reply {
  const error = PAYSTACK_ERRORS[name];
  const { message, code, nextStep } = error;
  const body = { status: false, message, meta: { nextStep }, type: 'validation_error', code };
  return jsonReply(body, status ?? error.status);
}
