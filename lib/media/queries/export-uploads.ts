import { asReader } from '@/lib/access/reader';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import { iterateRows } from '@/lib/platform/iterate-rows';
import { contentTypeOf } from '@/lib/platform/storage/keys';
import { ORIGINAL, readObjectKeys, SENT } from '../object-keys';
import { LARGEST_VARIANT } from '../rules';
import { mediaObject } from './media-object';

/**
 * Every file that the viewer uploaded and may still see, in its largest stored version, and a video
 * as it was sent, if that is kept; `open` reads it, or returns null if it is gone. Files that they see only as an admin are left out.
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
    const keys = readObjectKeys(objects);
    const variant = row.type === 'photo' ? LARGEST_VARIANT : keys[SENT] ? SENT : ORIGINAL;
    const found = await mediaObject(row.id, variant, self);
    const key = keys[variant];
    const contentType = key ? contentTypeOf(key) : row.contentType;
    const ending = key?.split('.').at(-1) ?? 'bin';
    if (found) yield { ...row, contentType, ending, open: () => found.open() };
  }
}
