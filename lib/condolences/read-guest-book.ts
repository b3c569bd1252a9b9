import { pageReader } from '@/lib/access/page-reader';
import { AppError } from '@/lib/platform/errors';
import type { Said } from '@/lib/platform/language/said';
import { refusedNow } from '@/lib/platform/refused-now';
import { type GuestBookView, guestBookOf, requireOpen } from './queries/guest-book-of';

/**
 * The guest book for the page of its form, and why the reader can leave no words there now, if so; null when the memorial is missing or not
 * the reader's to see.
 */
export async function readGuestBook(
  memorialId: string,
): Promise<{ book: GuestBookView; refusal: Said | null } | null> {
  const reader = await pageReader();
  const book = await guestBookOf(reader, memorialId).catch(orMissing);
  return book && { book, refusal: await refusedNow(requireOpen(reader, book)) };
}

/** For a catch: null where nothing was found; throws anything else. */
export function orMissing(error: unknown): null {
  if (error instanceof AppError && error.code === 'not_found') return null;
  throw error;
}
