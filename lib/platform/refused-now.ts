import { AppError, type ErrorCode } from './errors';
import type { Said } from './language/said';

/** The codes that say: not now, or not here, whoever asks. */
const NOW: readonly ErrorCode[] = ['conflict', 'forbidden'];

/** For a page that says in place of a form why it would be refused: what `check` throws then, else null. Throws anything else. */
export async function refusedNow(check: Promise<unknown>): Promise<Said | null> {
  try {
    await check;
    return null;
  } catch (error) {
    if (error instanceof AppError && error.said && NOW.includes(error.code)) return error.said;
    throw error;
  }
}
