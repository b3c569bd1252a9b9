import { expect, it, vi } from 'vitest';
import { LoadError } from '@/lib/admin/load-error-rules';
import { readDashboardPart } from '@/lib/admin/read-dashboard-part';
import { translateIn } from '@/lib/platform/language/translator-for';
import { log } from '@/lib/platform/log';

const readWithError = async (part: 'stats' | 'users' | 'tributes', error: unknown) => {
  vi.spyOn(log, 'error').mockImplementationOnce(() => undefined);
  const result = await readDashboardPart(part, Promise.reject(error));
  return result instanceof LoadError ? translateIn('en', result.userMessage) : result;
};
/** A statement that timed out, as the driver reports it. */
const TIMED_OUT = Object.assign(new Error('canceling statement'), { code: '57014' });
const OTHER_ERROR = new Error('connect ECONNREFUSED');

it.each([
  ['stats', 'Failed to fetch stats', 'Error checking admin status.'],
  ['users', 'Failed to fetch users', 'An error occurred while fetching users'],
  ['tributes', 'Failed to fetch tributes', 'An error occurred while fetching tributes'],
] as const)(
  'reports a timeout for %s differently from any other error',
  async (part, timeoutMessage, otherMessage) => {
    expect(await readWithError(part, TIMED_OUT)).toBe(timeoutMessage);
    expect(await readWithError(part, OTHER_ERROR)).toBe(otherMessage);
  },
);

it('returns unchanged what was read', async () => {
  expect(await readDashboardPart('users', Promise.resolve(null))).toBeNull();
});
