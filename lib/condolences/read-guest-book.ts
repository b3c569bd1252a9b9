import { pageReader } from '@/lib/access/page-reader';
import type { Message } from '@/lib/platform/language/message';
import { messageIfRefused } from '@/lib/platform/message-if-refused';
import { nullIfHidden } from '@/lib/platform/null-if-hidden';
import { type GuestBookView, guestBookOf, requireGuestBookOpen } from './queries/guest-book-of';

/**
 * Returns the guest book for the page with its form, and the reason if the reader cannot write in it at the moment.
 * Null if the memorial is missing or hidden from the reader.
 */
export async function readGuestBook(
  memorialId: string,
): Promise<{ book: GuestBookView; refusal: Message | null } | null> {
  const reader = await pageReader();
  const book = await guestBookOf(reader, memorialId).catch(nullIfHidden);
  return book && { book, refusal: await messageIfRefused(requireGuestBookOpen(reader, book)) };
}
