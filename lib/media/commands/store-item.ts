import { AppError } from '@/lib/platform/errors';
import { newId } from '@/lib/platform/ids/public-id';
import { decode } from '../decoder/decode';
import { runInMediaSlot } from '../media-slots';
import {
  fileErrorMessage,
  MAX_BYTES,
  MEDIA_ERROR_MESSAGES,
  type MediaKind,
  mediaKindOf,
} from '../rules';
import { type DetectedItem, storeFile, type UploadedItem } from '../store-file';
import { withEnding } from '../with-ending';
import { storePicture } from './store-picture';
import { storeVideo } from './store-video';
import { type StoredMedia, writeMediaRow } from './write-media-row';

/**
 * Stores an uploaded file as pending: nothing shows it yet. Its type is detected from its first
 * bytes, not from its name or declared type. Throws `unsupported`, `invalid` or `too_large` with a
 * message for people.
 */
export async function storeItem(
  ownerId: string,
  file: UploadedItem,
): Promise<{ id: string; type: MediaKind }> {
  const contentType = await runInMediaSlot('picture', () => decode('detect', { path: file.path }));
  const kind = mediaKindOf(contentType);
  const errorMessage = fileErrorMessage({ contentType, bytes: file.bytes });
  if (errorMessage || !kind)
    throw new AppError(codeOf(kind, file.bytes), errorMessage ?? MEDIA_ERROR_MESSAGES.notMedia);
  const { id } = await STORE[kind](ownerId, { ...file, contentType });
  return { id, type: kind };
}

type Store = (ownerId: string, file: DetectedItem) => Promise<StoredMedia>;

const STORE: Record<MediaKind, Store> = {
  photo: storePicture,
  video: storeVideo,
  document: storeDocument,
};

function codeOf(kind: MediaKind | null, bytes: number) {
  if (bytes === 0) return 'invalid';
  return kind && bytes > MAX_BYTES[kind] ? 'too_large' : 'unsupported';
}

/**
 * Stores a PDF unchanged, as pending. It is only ever sent as an attachment (security.md, fact 9).
 */
async function storeDocument(ownerId: string, file: UploadedItem): Promise<StoredMedia> {
  const id = newId();
  const { objects, ...stored } = await storeFile(id, file.path, 'pdf');
  const fileName = withEnding(file.fileName, 'pdf');
  return writeMediaRow({ id, ownerId, type: 'document', fileName, ...stored }, objects);
}
