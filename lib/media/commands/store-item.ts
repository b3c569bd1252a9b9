import { fileTypeFromFile } from 'file-type';
import { AppError } from '@/lib/errors';
import { kindOf, MAX_BYTES, type MediaKind, refusalOf } from '../rules';
import { storeDocument } from './store-document';
import { storePicture } from './store-picture';
import { storeVideo } from './store-video';
import type { StoredMedia } from './write-media-row';

export type UploadedItem = { path: string; fileName: string; bytes: number };

/**
 * Makes any uploaded file ready for a gallery, as pending: no memorial shows it yet. What it is stands in
 * its first bytes; its name and announced type decide nothing.
 * Takes the owner's user id and the upload. Throws `unsupported`, `invalid` or `too_large` with a
 * sentence for the person.
 */
export async function storeItem(
  ownerId: string,
  file: UploadedItem,
): Promise<{ id: string; type: MediaKind }> {
  const contentType = (await fileTypeFromFile(file.path))?.mime ?? '';
  const kind = kindOf(contentType);
  const refusal = refusalOf({ contentType, bytes: file.bytes });
  if (refusal || !kind) throw new AppError(codeOf(kind, file.bytes), refusal ?? '');
  const { id } = await STORE[kind](ownerId, file);
  return { id, type: kind };
}

type Store = (ownerId: string, file: UploadedItem) => Promise<StoredMedia>;

const STORE: Record<MediaKind, Store> = {
  photo: storePicture,
  video: storeVideo,
  document: storeDocument,
};

function codeOf(kind: MediaKind | null, bytes: number) {
  if (bytes === 0) return 'invalid';
  return kind && bytes > MAX_BYTES[kind] ? 'too_large' : 'unsupported';
}
