import { newId } from '@/lib/ids/public-id';
import { storeFile } from '../store-file';
import type { UploadedItem } from './store-item';
import { type StoredMedia, writeMediaRow } from './write-media-row';

/** Stores a PDF as it is, as pending. It is only ever handed out as an attachment (security.md, fact 9). */
export async function storeDocument(ownerId: string, file: UploadedItem): Promise<StoredMedia> {
  const id = newId();
  const { objects, ...stored } = await storeFile(id, file.path, 'pdf');
  const { fileName } = file;
  return writeMediaRow({ id, ownerId, type: 'document', fileName, ...stored }, objects);
}
