import { expect, it } from 'vitest';
import { serverFault } from '@/components/payments/server-fault.ts';
import { ApiError } from '@/lib/browser/api.ts';

it('a return page reports the server’s status, or that the error is unknown', () => {
  expect(serverFault(new ApiError(500, 'Something went wrong.'))).toBe(
    'Server error (500). Please contact support.',
  );
  expect(serverFault(new ApiError(503, ''))).toBe('Server error (503). Please contact support.');
  expect(serverFault(new ApiError(0, ''))).toBe('An unknown error occurred');
  expect(serverFault(new TypeError('x'))).toBe('An unknown error occurred');
});
