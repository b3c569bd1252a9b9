import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import { AppError } from '@/lib/errors';
import { safeFileName } from './safe-file-name';
import { saveUpload } from './save-upload';
import type { UploadFolder } from './upload-folder';

export type MultipartLimits = {
  maxFiles: number;
  maxFileBytes: number;
  maxFields: number;
  maxFieldBytes: number;
  /** Less than so many of the largest files: how long all may be together, and what is said beyond it. */
  allFiles?: { maxBytes: number; message: string };
};

export type UploadedFile = {
  /** Name of the form field. */
  field: string;
  /** The name a person gave the file, without folders and signs that mean something to a system. */
  fileName: string;
  /** Where the bytes are until `discard()`. */
  path: string;
  bytes: number;
  sha256: string;
};

/**
 * Takes the files of a form one by one: the next is not read before this one is dealt with, and its
 * bytes are gone afterwards. An empty file comes as null and one that is too long as the refusal; the
 * ones behind it still come.
 */
export type TakeFile = (
  upload: { field: string; fileName: string },
  saved: UploadedFile | AppError | null,
) => Promise<void>;

type Form = { fields: Record<string, string>; files: UploadedFile[] };

/**
 * Parses a form as it streams in, saving its files into `folder`. Throws as `readMultipart` does, and
 * what `take` throws. With `take`, the form it gives has no files.
 */
export async function parseForm(
  source: Readable,
  contentType: string,
  limits: MultipartLimits,
  folder: UploadFolder,
  take?: TakeFile,
): Promise<Form> {
  const parser = openParser(contentType, limits);
  const fields = new Map<string, string>();
  const files: UploadedFile[] = [];
  let saving = Promise.resolve();
  let refusal: unknown;
  const refuse = (error: unknown) => {
    if (error !== BROKEN_OFF) refusal ??= error;
    parser.destroy(BROKEN_OFF);
  };
  parser.on('field', (name, value, info) => {
    if (info.nameTruncated || Buffer.byteLength(value) > limits.maxFieldBytes)
      refuse(tooLong(name));
    else if (name.includes('\0') || value.includes('\0')) refuse(invalid(NUL));
    else if (fields.has(name)) refuse(invalid(`The field ${name} came twice.`));
    else fields.set(name, value);
  });
  parser.on('file', (field, stream, { filename }) => {
    stream.on('error', () => undefined); // saveUpload tells of it; until it listens, nobody does
    if (`${field}${filename ?? ''}`.includes('\0')) refuse(invalid(NUL));
    const upload = { field, fileName: safeFileName(filename ?? '') };
    // Until a stream is read, the parser reads no further: so there is one file at a time.
    saving = saving.then(async () => {
      const saved = await saveUpload(stream, folder, limits.maxFileBytes).catch(asRefusal);
      const file = saved && !(saved instanceof AppError) ? { ...upload, ...saved } : saved;
      if (take) await takeOnce(take, upload, file);
      else if (file instanceof AppError) throw file;
      else if (file) files.push(file);
    });
    saving.catch(refuse);
  });
  for (const event of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const)
    parser.on(event, () => refuse(invalid('The form has too many parts.')));
  try {
    await pipeline(source, parser);
    await saving;
  } catch (error) {
    await saving.catch(() => undefined); // nothing may be written after the folder is removed
    throw refusal ?? (error instanceof AppError ? error : malformed());
  }
  return { fields: Object.fromEntries(fields), files };
}

/** A file that broke off, because the form did: what ended the form is what is told. */
const BROKEN_OFF = new Error('The form broke off');

function asRefusal(error: unknown): AppError {
  if (error instanceof AppError) return error;
  throw BROKEN_OFF;
}

async function takeOnce(
  take: TakeFile,
  upload: { field: string; fileName: string },
  file: UploadedFile | AppError | null,
): Promise<void> {
  try {
    // Browsers send an empty file without a name for a field in which none was chosen.
    if (file || upload.fileName !== safeFileName('')) await take(upload, file);
  } finally {
    if (file && !(file instanceof AppError)) await rm(file.path, { force: true });
  }
}

function openParser(contentType: string, limits: MultipartLimits) {
  try {
    return busboy({
      headers: { 'content-type': contentType },
      defParamCharset: 'utf8',
      preservePath: false,
      limits: {
        fieldNameSize: 100,
        // busboy calls a part of exactly its limit truncated, so its limits are one above ours.
        fieldSize: limits.maxFieldBytes + 1,
        fields: limits.maxFields,
        files: limits.maxFiles,
        fileSize: limits.maxFileBytes + 1,
        headerPairs: 20,
      },
    });
  } catch {
    throw malformed(); // busboy throws on a missing boundary
  }
}

const NUL = 'The form has a character that cannot be stored.';
const invalid = (message: string) => new AppError('invalid', message);
const malformed = () => invalid('The form is malformed or incomplete. Please try again.');
const tooLong = (name: string) =>
  new AppError('too_large', `The field ${name.slice(0, 100)} is too long.`);
