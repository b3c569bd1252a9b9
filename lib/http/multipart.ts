import { Readable } from 'node:stream';
import { AppError } from '@/lib/errors';
import { countBytes, TOO_LARGE } from './count-bytes';
import { type MultipartLimits, parseForm, type TakeFile, type UploadedFile } from './parse-form';
import { UploadFolder } from './upload-folder';

export type Multipart = {
  fields: Record<string, string>;
  files: UploadedFile[];
  /** Removes the files. Call it on every way out. */
  discard(): Promise<void>;
};

/** Room for the lines between the parts. */
const OVERHEAD_BYTES = 64 * 1024;

/**
 * Reads a multipart form; files go to the disk as they come, never whole into memory.
 * Throws `unsupported` (415) for another content type, `too_large` (413), and `invalid` (400) for a
 * malformed or truncated body, a NUL, a repeated field, or too many parts; no file is left behind then.
 * With `take`, each file is handed over as soon as it is whole, and only one is on the disk at a time.
 */
export async function readMultipart(
  request: Request,
  limits: MultipartLimits,
  take?: TakeFile,
): Promise<Multipart> {
  const contentType = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(contentType))
    throw new AppError('unsupported', 'Please send a form with Content-Type: multipart/form-data.');
  const announced = announcedBytes(request, limits);
  if (!request.body) throw new AppError('invalid', 'The form is empty.');
  const folder = new UploadFolder();
  try {
    const counted = countBytes(request.body, longestBody(limits), tooLarge(limits));
    const source = Readable.from(counted.chunks, { objectMode: false });
    const form = await parseForm(source, contentType, limits, folder, take);
    if (announced !== null && counted.bytes() !== announced)
      throw new AppError('invalid', 'The upload ended too early. Please try again.');
    return { ...form, discard: () => folder.remove() };
  } catch (error) {
    await folder.remove();
    throw error;
  }
}

/** The length that the client announced; null without one. Refuses early what is too long anyhow. */
function announcedBytes(request: Request, limits: MultipartLimits): number | null {
  const header = request.headers.get('content-length');
  if (header === null) return null;
  const bytes = Number(header);
  if (bytes > longestBody(limits)) throw new AppError('too_large', tooLarge(limits));
  return bytes;
}

function longestBody(limits: MultipartLimits): number {
  const { maxFiles, maxFileBytes, maxFields, maxFieldBytes, allFiles } = limits;
  const files = allFiles?.maxBytes ?? maxFiles * maxFileBytes;
  return files + maxFields * maxFieldBytes + OVERHEAD_BYTES;
}

const tooLarge = ({ allFiles }: MultipartLimits) => allFiles?.message ?? TOO_LARGE;
