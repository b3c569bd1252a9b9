import { requireChangeable } from '@/lib/memorials/queries/editable-memorial';
import { writeAudit } from '@/lib/platform/audit/write-audit';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { invalidatePage } from '@/lib/platform/cache/invalidate-page';
import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import * as paths from '@/lib/platform/paths';
import { firstReaderOf } from '../queries/first-reader-of';
import { guestBookForSystem } from '../queries/guest-book-of';
import { mayHaveBeenMinor } from '../rules';
import type { GuestBookRule } from '../state-rules';
import { lockGuestBook } from './lock-guest-book';

/**
 * Sets how a memorial receives condolences. Throws `not_found`, `forbidden`, and `conflict` for
 * `at_once` if the person may have died under 18, or if somebody reads condolences first.
 */
export async function setGuestBookRule(
  viewer: Viewer,
  memorialId: string,
  rule: GuestBookRule,
): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockGuestBook(tx, memorialId);
    const { asAdmin } = await requireChangeable(tx, viewer, memorialId);
    const book = await guestBookForSystem(tx, memorialId);
    if (rule === 'at_once' && mayHaveBeenMinor(book.life))
      throw new AppError('conflict', messageFor('condolences.refusals.notAtOnce'));
    if (rule === 'at_once' && (await firstReaderOf(memorialId, tx)))
      throw new AppError('conflict', messageFor('condolences.refusals.readFirst'));
    if (book.rule === rule) return;
    await tx.guestBook.update({
      where: { memorialId },
      data: { rule },
      select: { memorialId: true },
    });
    if (asAdmin)
      await writeAudit(tx, {
        actor: viewer.userId,
        action: 'condolence.settings',
        subject: `memorial/${memorialId}`,
        detail: { rule },
      });
    await invalidatePage(tx, paths.memorial(memorialId));
  });
}
