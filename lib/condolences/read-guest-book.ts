import { pageReader } from '@/lib/access/page-reader';
import { AppError } from '@/lib/platform/errors';
import type { Said } from '@/lib/platform/language/said';
import { refusedNow } from '@/lib/platform/refused-now';
import { type GuestBookView, guestBookOf, requireOpen } from './queries/guest-book-of';

/**
 * The guest book for the page of its form, and the reason if the reader cannot write now. Null if
 * the memorial is missing or hidden from the reader.
 */
export async function readGuestBook(
  memorialId: string,
): Promise<{ book: GuestBookView; refusal: Said | null } | null> {
  const reader = await pageReader();
  const book = await guestBookOf(reader, memorialId).catch(orMissing);
  return book && { book, refusal: await refusedNow(requireOpen(reader, book)) };
}

/** For `catch`: returns null for `not_found` and rethrows anything else. */
export function orMissing(error: unknown): null {
  if (error instanceof AppError && error.code === 'not_found') return null;
  throw error;
}
