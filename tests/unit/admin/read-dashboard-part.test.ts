import { expect, it, vi } from 'vitest';
import { LoadError } from '@/lib/admin/load-error-rules';
import { readDashboardPart } from '@/lib/admin/read-dashboard-part';
import { translateIn } from '@/lib/platform/language/translator-for';
import { log } from '@/lib/platform/log';

const readFailing = async (part: 'stats' | 'users' | 'tributes', error: unknown) => {
  vi.spyOn(log, 'error').mockImplementationOnce(() => undefined);
  const shown = await readDashboardPart(part, Promise.reject(error));
  return shown instanceof LoadError ? translateIn('en', shown.userMessage) : shown;
};
/** A statement that timed out, as the driver reports it. */
const REFUSED = Object.assign(new Error('canceling statement'), { code: '57014' });
const THROWN = new Error('connect ECONNREFUSED');

it.each([
  ['stats', 'Failed to fetch stats', 'Error checking admin status.'],
  ['users', 'Failed to fetch users', 'An error occurred while fetching users'],
  ['tributes', 'Failed to fetch tributes', 'An error occurred while fetching tributes'],
] as const)(
  'reports a timeout for %s differently from any other error',
  async (part, refused, thrown) => {
    expect(await readFailing(part, REFUSED)).toBe(refused);
    expect(await readFailing(part, THROWN)).toBe(thrown);
  },
);

it('returns unchanged what was read', async () => {
  expect(await readDashboardPart('users', Promise.resolve(null))).toBeNull();
});
