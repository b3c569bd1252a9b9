import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import type { UploadFolder } from './upload-folder';

/**
 * Writes an uploaded file to disk. Returns its path, size and hash; null for an empty file, which
 * browsers send if none was chosen. Throws `too_large` beyond `maxBytes`.
 */
export async function saveUpload(
  stream: Readable & { truncated?: boolean },
  folder: UploadFolder,
  maxBytes: number,
) {
  const path = await folder.newPath();
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(
    stream,
    async function* (chunks) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    createWriteStream(path, { flags: 'wx', mode: 0o600 }),
  );
  if (stream.truncated)
    throw new AppError(
      'too_large',
      messageFor('http.uploads.fileTooLarge', {
        megabytes: Math.floor(maxBytes / 1048576),
      }),
    );
  return bytes === 0 ? null : { path, bytes, sha256: hash.digest('hex') };
}
