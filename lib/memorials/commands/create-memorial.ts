import { invalidatePage } from '@/lib/cache/invalidate-page';
import type { Tx } from '@/lib/db/client';
import { newId } from '@/lib/ids/public-id';
import { claimPicture } from '@/lib/media/commands/claim-picture';
import { paths } from '@/lib/paths';
import { memorialRow } from '../memorial-row';
import type { MemorialForm } from '../schema';

/**
 * Writes a memorial that is paid for, inside the transaction that holds its order's row lock. Takes the
 * checked form and the id of its stored picture. Gives the new memorial's id and name.
 */
export async function createMemorial(
  tx: Tx,
  order: { id: string; userId: string | null },
  form: MemorialForm,
  pictureId: string | null,
) {
  const id = newId();
  const { education, career, familyMembers, ...columns } = memorialRow(form);
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
  return { memorialId: id, fullName: form.name };
}
