import { ApiError } from '@/lib/client/api';

const TOO_MANY = 429;

/** Only whether the answer is ok is read (spec 7 and 8); beyond a limit, when to try again is said, too. */
export function sendFailure(thrown: unknown): string {
  if (!(thrown instanceof ApiError) || thrown.status === 0) return 'An unexpected error occurred';
  if (thrown.status === TOO_MANY) return `Failed to send message. ${thrown.message}`.trim();
  return 'Failed to send message';
}
