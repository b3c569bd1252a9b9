import { Readable } from 'node:stream';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import { clientAddress } from './client-address';
import { countBytes, FILE_TOO_LARGE } from './count-bytes';
import { FormMemory } from './form-memory';
import { type FileHandler, type MultipartLimits, parseForm, type UploadedFile } from './parse-form';
import { UploadFolder } from './upload-folder';

export type Multipart = {
  fields: Record<string, string>;
  files: UploadedFile[];
  /**
   * Deletes the files and releases the memory counted for the fields. Always call it, also after an
   * error.
   */
  discard(): Promise<void>;
};

/** Room for boundaries and part headers. */
const OVERHEAD_BYTES = 64 * 1024;

/**
 * Reads a multipart form. Streams files to disk, never whole into memory. Throws `unsupported`
 * (415) for another content type, `too_large` (413), `busy` (503) if the fields of all forms in
 * progress use too much memory, and `invalid` (400) for a malformed or truncated body, a NUL, a
 * repeated field, or too many parts; then all files are deleted. With `onFile`, hands over each
 * file when it is complete, so that only one is on disk at a time.
 */
export async function readMultipart(
  request: Request,
  limits: MultipartLimits,
  onFile?: FileHandler,
): Promise<Multipart> {
  const contentType = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(contentType))
    throw new AppError('unsupported', messageFor('http.uploads.notForm'));
  const declared = declaredBytes(request, limits);
  if (!request.body) throw new AppError('invalid', messageFor('http.uploads.empty'));
  const folder = new UploadFolder();
  const address = clientAddress(request);
  const text = new FormMemory(address, limits);
  const discard = () => {
    text.free();
    return folder.delete();
  };
  try {
    const counted = countBytes(request.body, maxBodyBytes(limits), tooLarge(limits));
    const source = Readable.from(counted.chunks, { objectMode: false });
    const form = await parseForm(source, contentType, limits, { folder, text, address }, onFile);
    if (declared !== null && counted.bytes() !== declared)
      throw new AppError('invalid', messageFor('http.uploads.endedEarly'));
    return { ...form, discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

/**
 * The Content-Length of the request; null without one. Throws `too_large` before the body is read.
 */
function declaredBytes(request: Request, limits: MultipartLimits): number | null {
  const header = request.headers.get('content-length');
  if (header === null) return null;
  const bytes = Number(header);
  if (bytes > maxBodyBytes(limits)) throw new AppError('too_large', tooLarge(limits));
  return bytes;
}

function maxBodyBytes(limits: MultipartLimits): number {
  const { maxFiles, maxFileBytes, maxTextBytes, allFiles } = limits;
  const files = allFiles?.maxBytes ?? maxFiles * maxFileBytes;
  return files + maxTextBytes + OVERHEAD_BYTES;
}

const tooLarge = ({ allFiles }: MultipartLimits) => allFiles?.message ?? FILE_TOO_LARGE;
