import { pageReader } from '@/lib/access/page-reader';
import { AppError } from '@/lib/platform/errors';
import { type GuestBookView, guestBookOf, requireOpenBook } from './queries/guest-book-of';

/** The guest book for the page of its form; null when the memorial is missing or not the reader's to see. */
export async function readGuestBook(memorialId: string): Promise<GuestBookView | null> {
  return await guestBookOf(await pageReader(), memorialId).catch(orMissing);
}

/**
 * Why the reader can leave no words on a page that they see: `conflict` where its family accepts none, `forbidden` while it is frozen.
 * Null where they can.
 */
export async function readRefusal(memorialId: string): Promise<'conflict' | 'forbidden' | null> {
  try {
    await requireOpenBook(await pageReader(), memorialId);
    return null;
  } catch (error) {
    const code = error instanceof AppError ? error.code : null;
    if (code === 'conflict' || code === 'forbidden') return code;
    throw error;
  }
}

/** For a catch: null where nothing was found; throws anything else. */
export function orMissing(error: unknown): null {
  if (error instanceof AppError && error.code === 'not_found') return null;
  throw error;
}
