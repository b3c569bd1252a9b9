import { pageReader } from '@/lib/access/page-reader';
import { AppError } from '@/lib/platform/errors';
import type { Message } from '@/lib/platform/language/message';
import { messageIfRefused } from '@/lib/platform/message-if-refused';
import { type GuestBookView, guestBookOf, requireGuestBookOpen } from './queries/guest-book-of';

/**
 * Returns the guest book for the page with its form, and the reason if the reader cannot write in it at the moment.
 * Null if the memorial is missing or hidden from the reader.
 */
export async function readGuestBook(
  memorialId: string,
): Promise<{ book: GuestBookView; refusal: Message | null } | null> {
  const reader = await pageReader();
  const book = await guestBookOf(reader, memorialId).catch(nullIfNotFound);
  return book && { book, refusal: await messageIfRefused(requireGuestBookOpen(reader, book)) };
}

/** For `catch`: returns null for `not_found` and rethrows anything else. */
export function nullIfNotFound(error: unknown): null {
  if (error instanceof AppError && error.code === 'not_found') return null;
  throw error;
}
