import { asReader } from '@/lib/access/reader';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import { iterateRows } from '@/lib/platform/iterate-rows';
import { readObjectKeys } from '../object-keys';
import { LARGEST_VARIANT } from '../rules';
import { mediaObject } from './media-object';

/**
 * Every file that the viewer uploaded and may still see, in its largest stored version; `open`
 * reads it, or returns null if it is gone. Files that they see only as an admin are left out.
 */
export async function* exportUploads(viewer: Viewer) {
  const self = asReader({ ...viewer, role: 'member' } as const);
  const rows = iterateRows((after, take) =>
    db().media.findMany({
      where: { ownerId: viewer.userId, state: { not: 'orphaned' }, id: { gt: after } },
      orderBy: { id: 'asc' },
      take,
      select: {
        id: true,
        type: true,
        fileName: true,
        caption: true,
        contentType: true,
        memorialId: true,
        objects: true,
        createdAt: true,
        /** For a contribution that no page shows. */
        contribution: { select: { memorialId: true, state: true } },
      },
    }),
  );
  for await (const { objects, ...row } of rows) {
    const variant = row.type === 'photo' ? LARGEST_VARIANT : 'original';
    const found = await mediaObject(row.id, variant, self);
    const ending = readObjectKeys(objects)[variant]?.split('.').at(-1) ?? 'bin';
    if (found) yield { ...row, ending, open: () => found.open() };
  }
}
