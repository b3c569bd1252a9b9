import { expect, it } from 'vitest';
import { pollFault, serverFault } from '@/components/payments/server-fault.ts';
import { ApiError } from '@/lib/browser/api.ts';
import { STATUS } from '@/lib/platform/errors';
import { UNAVAILABLE_KINDS } from '@/lib/platform/http/unavailable-kinds';
import { wordsIn } from '@/lib/platform/language/words-in';

const say = wordsIn('en');

it("a return page reports the provider's message, the server’s status or an unknown error", () => {
  expect(serverFault(new ApiError(500, 'Something went wrong.'), say)).toBe(
    'Server error (500). Please contact support.',
  );
  expect(serverFault(new ApiError(503, ''), say)).toBe(
    'Server error (503). Please contact support.',
  );
  expect(serverFault(new ApiError(0, ''), say)).toBe('An unknown error occurred');
  expect(serverFault(new TypeError('x'), say)).toBe('An unknown error occurred');
});

it('a poll that the server was too busy to answer is no failure, unlike any other error', () => {
  expect(pollFault(new ApiError(503, 'The service is busy.'), say)).toBe('');
  expect(pollFault(new ApiError(500, ''), say)).toBe('Server error (500). Please contact support.');
  expect(pollFault(new ApiError(0, ''), say)).toBe('An unknown error occurred');
});

it.each(UNAVAILABLE_KINDS)(
  'after a charge, the message of %s is shown only if the provider is unavailable',
  (code) => {
    const status = STATUS[code];
    const message = 'Nothing was saved. Please try again.';
    expect(serverFault(new ApiError(status, message, { code }), say)).toBe(
      code === 'provider' ? message : `Server error (${status}). Please contact support.`,
    );
    expect(pollFault(new ApiError(status, message, { code }), say)).toBe(
      status === 503 ? '' : `Server error (${status}). Please contact support.`,
    );
  },
);
