import { AppError, type ErrorCode } from './errors';
import type { Message } from './language/message';

/** Refusals that depend on the current state or the person, not on what was typed. */
const REFUSAL_CODES: readonly ErrorCode[] = ['conflict', 'forbidden'];

/**
 * For pages that show the reason for a refusal instead of a form. Returns the message with which
 * `check` rejects, or null if it resolves. Throws other errors.
 */
export async function messageIfRefused(check: Promise<unknown>): Promise<Message | null> {
  try {
    await check;
    return null;
  } catch (error) {
    if (error instanceof AppError && error.userMessage && REFUSAL_CODES.includes(error.code))
      return error.userMessage;
    throw error;
  }
}
