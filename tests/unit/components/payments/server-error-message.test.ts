import { expect, it } from 'vitest';
import {
  badResponseMessage,
  pollErrorMessage,
} from '@/components/payments/server-error-message.ts';
import { ApiError } from '@/lib/browser/api.ts';
import { ERROR_STATUS } from '@/lib/platform/errors';
import { UNAVAILABLE_KINDS } from '@/lib/platform/http/unavailable-error';
import { translatorFor } from '@/lib/platform/language/translator-for';

const t = translatorFor('en');

it('a return page reports the status of the server or an unknown error', () => {
  expect(badResponseMessage(new ApiError(500, 'Something went wrong.'), t)).toBe(
    'Server error (500). Please contact support.',
  );
  expect(badResponseMessage(new ApiError(503, ''), t)).toBe(
    'Server error (503). Please contact support.',
  );
  expect(badResponseMessage(new ApiError(0, ''), t)).toBe('An unknown error occurred');
  expect(badResponseMessage(new TypeError('x'), t)).toBe('An unknown error occurred');
});

it('a poll that the server was too busy to answer is not an error, unlike any other failure', () => {
  expect(pollErrorMessage(new ApiError(503, 'The service is busy.'), t)).toBe('');
  expect(pollErrorMessage(new ApiError(500, ''), t)).toBe(
    'Server error (500). Please contact support.',
  );
  expect(pollErrorMessage(new ApiError(0, ''), t)).toBe('An unknown error occurred');
});

it.each(UNAVAILABLE_KINDS)(
  'after a charge, the message of %s is shown only if the provider is unavailable',
  (code) => {
    const status = ERROR_STATUS[code];
    const message = 'Nothing was saved. Please try again.';
    expect(badResponseMessage(new ApiError(status, message, { code }), t)).toBe(
      code === 'provider' ? message : `Server error (${status}). Please contact support.`,
    );
    expect(pollErrorMessage(new ApiError(status, message, { code }), t)).toBe(
      status === 503 ? '' : `Server error (${status}). Please contact support.`,
    );
  },
);
