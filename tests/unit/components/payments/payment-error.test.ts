import { describe, expect, it } from 'vitest';
import { InvalidDetails, paymentErrorMessage } from '@/components/payments/payment-error.ts';
import { paymentMessages } from '@/components/payments/payment-messages';
import { ApiError } from '@/lib/browser/api.ts';
import { translatorFor } from '@/lib/platform/language/translator-for';

const NOT_PREPARED = 'Failed to prepare payment. Please try again.';
const NOT_INITIATED = 'Failed to initiate payment order';
const UNEXPECTED = 'An error occurred while processing payment';

describe('the error message for a payment that could not be started', () => {
  it.each([
    ['no answer for the form', new ApiError(0, ''), 'form', NOT_PREPARED],
    ['no answer for the popup', new ApiError(0, ''), 'card', NOT_INITIATED],
    ["no answer for PayFast's page", new ApiError(0, ''), 'hosted', UNEXPECTED],
    ["a proxy's page for the form", new ApiError(502, ''), 'form', NOT_PREPARED],
    ["a proxy's page for the popup", new ApiError(502, ''), 'card', NOT_INITIATED],
    ["a proxy's page for PayFast's page", new ApiError(502, ''), 'hosted', NOT_PREPARED],
    ['a broken server', new ApiError(500, 'Something went wrong.'), 'hosted', NOT_PREPARED],
    ['a bug in our own code', new TypeError('x is not a function'), 'hosted', UNEXPECTED],
    [
      'a reason from the server',
      new ApiError(404, 'Memorial not found.'),
      'card',
      'Failed to proceed: Memorial not found.',
    ],
    ['an unavailable service', new ApiError(503, 'Busy.'), 'form', 'Failed to proceed: Busy.'],
    ['a full disk', new ApiError(507, 'No room.'), 'form', 'Failed to proceed: No room.'],
    ["a proxy's page for an unavailable service", new ApiError(503, ''), 'form', NOT_PREPARED],
    [
      'a reason from the server, before a redirect',
      new ApiError(409, 'Paid.'),
      'hosted',
      'Failed to proceed: Paid.',
    ],
    [
      'an answer without payment details',
      new InvalidDetails(),
      'hosted',
      'Received invalid payment details from server.',
    ],
    [
      'a session that is over',
      new ApiError(401, 'Please log in to continue.'),
      'form',
      'Authentication token not found. Please log in again.',
    ],
  ] as const)('explains %s', (_, error, step, message) => {
    expect(paymentErrorMessage(error, step, paymentMessages(translatorFor('en')))).toBe(message);
  });
});
