import { db } from '@/lib/db/client';
import type { MediaKind } from '../rules';
import { type ObjectKeys, removeObjects } from '../store-objects';

type Row = {
  id: string;
  ownerId: string;
  type: MediaKind;
  fileName: string;
  contentType: string;
  bytes: number;
  sha256: string;
  width?: number;
  height?: number;
  blurhash?: string;
};

/** An item whose files are stored and which nothing shows yet. */
export type StoredMedia = {
  id: string;
  type: MediaKind;
  width: number | null;
  height: number | null;
  blurhash: string | null;
};

const SELECT = { id: true, type: true, width: true, height: true, blurhash: true } as const;

/**
 * Writes the row of an item whose files are stored already, so that nothing ever points at a file that
 * is not there. The files go again when the row cannot be written.
 */
export async function writeMediaRow(row: Row, objects: ObjectKeys): Promise<StoredMedia> {
  try {
    return await db().media.create({ data: { ...row, objects }, select: SELECT });
  } catch (error) {
    await removeObjects(objects).catch(() => undefined); // the weekly sweep finds what stays
    throw error;
  }
}
