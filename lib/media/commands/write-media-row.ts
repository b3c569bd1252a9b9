import { db } from '@/lib/platform/db/client';
import type { Playback } from '@/lib/platform/db/generated/enums';
import { metrics } from '@/lib/platform/metrics';
import type { ObjectKeys } from '../object-keys';
import type { MediaKind } from '../rules';
import { deleteObjects } from '../store-objects';

type Row = {
  id: string;
  ownerId: string | null;
  type: MediaKind;
  fileName: string;
  contentType: string;
  bytes: number;
  sha256: string;
  width?: number | null;
  height?: number | null;
  blurhash?: string;
  playback?: Playback;
};

/** An item whose files are stored but which no page shows yet. */
export type StoredMedia = {
  id: string;
  type: MediaKind;
  width: number | null;
  height: number | null;
  blurhash: string | null;
};

const SELECT = { id: true, type: true, width: true, height: true, blurhash: true } as const;

/**
 * Writes the row of an item whose files are already stored. Deletes the files if the row cannot be
 * written.
 */
export async function writeMediaRow(row: Row, objects: ObjectKeys): Promise<StoredMedia> {
  try {
    const stored = await db().media.create({ data: { ...row, objects }, select: SELECT });
    metrics()?.uploaded(row.type, row.bytes);
    return stored;
  } catch (error) {
    await deleteObjects(objects).catch(() => undefined); // the weekly clean-up deletes files without a row
    throw error;
  }
}
