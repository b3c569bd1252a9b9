import { initialVisibility } from '@/lib/access/requested-visibility';
import { claimPicture } from '@/lib/media/commands/claim-picture';
import { invalidatePage } from '@/lib/platform/cache/invalidate-page';
import type { Tx } from '@/lib/platform/db/client';
import { publishEvent } from '@/lib/platform/events/publish-event';
import { newId } from '@/lib/platform/ids/public-id';
import * as paths from '@/lib/platform/paths';
import { MAIL_PORTRAIT_FIELDS, mailPortrait } from '../mail-portrait';
import { toMemorialRow } from '../memorial-row';
import type { MemorialForm } from '../schema';

/**
 * Writes a memorial. A paid one is written in the transaction that holds the lock of its order; a
 * free one has no order (`id` is null). `pictureId` is the stored picture. Returns what the receipt
 * shows of the memorial.
 */
export async function createMemorial(
  tx: Tx,
  order: { id: string | null; userId: string | null },
  form: MemorialForm,
  pictureId: string | null,
) {
  const id = newId();
  const visibility = initialVisibility(form);
  const level = { visibility, isPublic: visibility === 'public' };
  const { education, career, familyMembers, ...columns } = toMemorialRow({ ...form, ...level });
  const created = await tx.memorial.create({
    data: {
      ...columns,
      id,
      education,
      career,
      familyMembers,
      orderId: order.id,
      createdById: order.userId,
      mainPictureId: pictureId,
    },
    select: MAIL_PORTRAIT_FIELDS,
  });
  if (pictureId) await claimPicture(tx, pictureId);
  await publishEvent(tx, { type: 'memorial.created', memorialId: id, id });
  await invalidatePage(tx, paths.memorial(id));
  const { fullName, isPublic } = created;
  return { memorialId: id, fullName, isPublic, portrait: mailPortrait(created) };
}
