import { claimPicture } from '@/lib/media/commands/claim-picture';
import { invalidatePage } from '@/lib/platform/cache/invalidate-page';
import type { Tx } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import { paths } from '@/lib/platform/paths';
import { toMemorialRow } from '../memorial-row';
import type { MemorialForm } from '../schema';

/**
 * Writes a memorial that is paid for, inside the transaction that holds its order's row lock. Accepts the
 * checked form and the id of its stored picture. Returns what the receipt says about the new memorial.
 */
export async function createMemorial(
  tx: Tx,
  order: { id: string; userId: string | null },
  form: MemorialForm,
  pictureId: string | null,
) {
  const id = newId();
  const { education, career, familyMembers, ...columns } = toMemorialRow(form);
  await tx.memorial.create({
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
    select: { id: true },
  });
  if (pictureId) await claimPicture(tx, pictureId);
  await invalidatePage(tx, paths.memorial(id));
  return { memorialId: id, fullName: form.fullName, isPublic: form.isPublic };
}
