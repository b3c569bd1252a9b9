import { pageReader } from '@/lib/access/page-reader';
import { AppError } from '@/lib/platform/errors';
import { type GuestBookView, guestBookOf } from './queries/guest-book-of';

/** The guest book for the page of its form; null when the memorial is missing or not the reader's to see. */
export async function readGuestBook(memorialId: string): Promise<GuestBookView | null> {
  return await guestBookOf(await pageReader(), memorialId).catch(orMissing);
}

/** For a catch: null where nothing was found; throws anything else. */
export function orMissing(error: unknown): null {
  if (error instanceof AppError && error.code === 'not_found') return null;
  throw error;
}
