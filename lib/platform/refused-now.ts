import { AppError, type ErrorCode } from './errors';
import type { Said } from './language/said';

/** Refusals that depend on the current state or the person, not on what was typed. */
const NOW: readonly ErrorCode[] = ['conflict', 'forbidden'];

/**
 * For pages that show the reason for a refusal instead of a form. Returns the message with which
 * `check` rejects, or null if it resolves. Throws other errors.
 */
export async function refusedNow(check: Promise<unknown>): Promise<Said | null> {
  try {
    await check;
    return null;
  } catch (error) {
    if (error instanceof AppError && error.said && NOW.includes(error.code)) return error.said;
    throw error;
  }
}
