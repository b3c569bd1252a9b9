import { expect, it, vi } from 'vitest';
import { read, Unread } from '@/app/admin/reading';
import { log } from '@/lib/log/log';

const failed = async (part: 'stats' | 'users' | 'tributes', error: unknown) => {
  vi.spyOn(log, 'error').mockImplementationOnce(() => undefined);
  const shown = await read(part, Promise.reject(error));
  return shown instanceof Unread ? shown.words : shown;
};
/** A statement that took too long, as the driver tells it. */
const REFUSED = Object.assign(new Error('canceling statement'), { code: '57014' });
const THROWN = new Error('connect ECONNREFUSED');

it.each([
  ['stats', 'Failed to fetch stats', 'Error checking admin status.'],
  ['users', 'Failed to fetch users', 'An error occurred while fetching users'],
  ['tributes', 'Failed to fetch tributes', 'An error occurred while fetching tributes'],
] as const)(
  'says that %s were refused, and that something else went wrong',
  async (part, refused, thrown) => {
    expect(await failed(part, REFUSED)).toBe(refused);
    expect(await failed(part, THROWN)).toBe(thrown);
  },
);

it('gives what could be read as it is', async () => {
  expect(await read('users', Promise.resolve(null))).toBeNull();
});
