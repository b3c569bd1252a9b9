import { AppError } from '@/lib/platform/errors';
import { newId } from '@/lib/platform/ids/public-id';
import { decode } from '../decoder/decode';
import type { MadePicture } from '../decoder/make-variants';
import { runInMediaSlot } from '../media-slots';
import {
  fileErrorMessage,
  MAX_BYTES,
  MEDIA_ERROR_MESSAGES,
  type MediaKind,
  mediaKindOf,
} from '../rules';
import { storeFile, type UploadedItem } from '../store-file';
import { withEnding } from '../with-ending';
import { storeMadePicture } from './store-picture';
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
  const sender = { account: ownerId, address: file.address };
  const examined = await runInMediaSlot('picture', () => examine(file), { sender });
  const { kind, contentType, made } = examined;
  const { id } = made
    ? await storeMadePicture(ownerId, file.fileName, made)
    : await STORE[kind](ownerId, { ...file, contentType });
  return { id, type: kind };
}

type Examined =
  | { kind: 'photo'; contentType: string; made: MadePicture }
  | { kind: 'video' | 'document'; contentType: string; made?: undefined };

/**
 * Detects the type of a file, and decodes a picture at once, so that it does not wait for a second turn. Its sender is
 * asked to try again after 20 s of waiting in all.
 */
async function examine({ path, bytes }: UploadedItem): Promise<Examined> {
  const contentType = await decode('detect', { path });
  const kind = mediaKindOf(contentType);
  const errorMessage = fileErrorMessage({ contentType, bytes });
  if (errorMessage || !kind)
    throw new AppError(codeOf(kind, bytes), errorMessage ?? MEDIA_ERROR_MESSAGES.notMedia);
  if (kind !== 'photo') return { kind, contentType };
  return { kind, contentType, made: await decode('picture', { path }) };
}

const STORE = { video: storeVideo, document: storeDocument };

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
