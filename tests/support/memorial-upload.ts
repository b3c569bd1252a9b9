import { readFile } from 'node:fs/promises';
import { pictureFile } from './order';

export const pictureBlob = async () =>
  new Blob([await readFile((await pictureFile()).path)], { type: 'image/jpeg' });

/** A multipart form of text fields followed by files, in their order. */
export function uploadOf(fields: object, files: [field: string, file: Blob][] = []): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, String(value));
  for (const [name, file] of files) body.append(name, file, 'picture.jpg');
  return body;
}
