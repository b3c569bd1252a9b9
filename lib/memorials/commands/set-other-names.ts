import type { Viewer } from '@/lib/platform/auth/viewer';
import { invalidatePage } from '@/lib/platform/cache/invalidate-page';
import { db } from '@/lib/platform/db/client';
import { publishEvent } from '@/lib/platform/events/publish-event';
import * as paths from '@/lib/platform/paths';
import { searchColumns } from '../name-key';
import { lockEditable } from '../queries/editable-memorial';
import type { OtherNamesInput } from '../schema-names';
import { auditAdmin } from './audit-admin';

/**
 * Replaces the other names of a memorial and updates the columns that searches use. An admin who
 * changes a memorial of others is audited. Throws `not_found` and `forbidden`.
 */
export async function setOtherNames(
  viewer: Viewer,
  id: string,
  { names }: OtherNamesInput,
): Promise<void> {
  await db().$transaction(async (tx) => {
    const memorial = await lockEditable(tx, viewer, id);
    await tx.memorialName.deleteMany({ where: { memorialId: id } });
    await tx.memorialName.createMany({
      data: names.map((name, position) => ({ ...name, position, memorialId: id })),
    });
    const ownNames = await tx.memorial.findUniqueOrThrow({
      where: { id },
      select: { fullName: true, nickName: true, maidenName: true },
    });
    await tx.memorial.update({
      where: { id },
      data: searchColumns({ ...ownNames, otherNames: names }),
      select: { id: true },
    });
    await auditAdmin(tx, viewer, memorial, {
      action: 'memorial.update',
      detail: { fields: 'names' },
    });
    await publishEvent(tx, { type: 'memorial.updated', memorialId: id, id });
    await invalidatePage(tx, paths.memorial(id));
  });
}
