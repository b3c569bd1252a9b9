import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import { AppError } from '@/lib/platform/errors';
import { type Message, messageFor } from '@/lib/platform/language/message';
import type { FormMemory } from './form-memory';
import { sanitizeFileName } from './sanitize-file-name';
import { saveUpload } from './save-upload';
import { toDiskError } from './to-unavailable-error';
import type { UploadFolder } from './upload-folder';

export type MultipartLimits = {
  maxFiles: number;
  maxFileBytes: number;
  maxFields: number;
  maxFieldBytes: number;
  /**
   * The limit for the names and values of all fields together, which stay in memory until the form
   * ends.
   */
  maxTextBytes: number;
  /**
   * The limit for all files together, if it is below `maxFiles` × `maxFileBytes`, and its message.
   */
  allFiles?: { maxBytes: number; message: Message };
};

export type UploadedFile = {
  /** The name of the form field. */
  field: string;
  /** The file name of the upload, without folders and reserved characters. */
  fileName: string;
  /** The path of the file, which exists until `discard()`. */
  path: string;
  bytes: number;
  sha256: string;
  /** The network address that it came from. */
  address: string;
};

/**
 * Receives the files of a form one by one. The next file is read after the promise settles, and
 * this file is deleted then. `saved` is null for an empty file, and the error for one that is too
 * large; the following files are still read.
 */
export type FileHandler = (
  upload: { field: string; fileName: string },
  saved: UploadedFile | AppError | null,
) => Promise<void>;

type Form = { fields: Record<string, string>; files: UploadedFile[] };

/**
 * Parses a form while it arrives and saves its files into `folder`. Throws as `readMultipart` does,
 * and whatever `onFile` throws. With `onFile`, the result contains no files.
 * @param text counts the memory in use; the caller frees it, also after an error
 */
export async function parseForm(
  source: Readable,
  contentType: string,
  limits: MultipartLimits,
  { folder, text, address }: { folder: UploadFolder; text: FormMemory; address: string },
  onFile?: FileHandler,
): Promise<Form> {
  const parser = openParser(contentType, limits);
  const fields = new Map<string, string>();
  const files: UploadedFile[] = [];
  let saving = Promise.resolve();
  let refusal: unknown;
  const refuse = (error: unknown) => {
    if (error !== INTERRUPTED) refusal ??= error;
    parser.destroy(INTERRUPTED);
  };
  parser.on('field', (name, value, info) => {
    if (info.nameTruncated || Buffer.byteLength(value) > limits.maxFieldBytes)
      refuse(fieldTooLong(name));
    else if (name.includes('\0') || value.includes('\0')) refuse(invalid(NUL));
    else if (fields.has(name)) refuse(invalid(messageFor('http.uploads.fieldTwice', { name })));
    else
      try {
        text.endField(name, value);
        fields.set(name, value);
      } catch (error) {
        refuse(error);
      }
  });
  parser.on('file', (field, stream, { filename }) => {
    stream.on('error', () => undefined); // saveUpload reports errors, but may not be listening yet
    stream.once('close', text.beginFile());
    if (`${field}${filename ?? ''}`.includes('\0')) refuse(invalid(NUL));
    const upload = { field, fileName: sanitizeFileName(filename ?? '') };
    // The parser waits until the stream is read, so there is only one file at a time.
    saving = saving.then(async () => {
      const saved = await saveUpload(stream, folder, limits.maxFileBytes).catch(toUploadError);
      const file = saved && !(saved instanceof AppError) ? { ...upload, ...saved, address } : saved;
      if (onFile) await handleFile(onFile, upload, file);
      else if (file instanceof AppError) throw file;
      else if (file) files.push(file);
    });
    saving.catch(refuse);
  });
  for (const event of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const)
    parser.on(event, () => refuse(invalid(messageFor('http.uploads.tooManyParts'))));
  try {
    await pipeline(source, countChunks(text), parser);
    await saving;
  } catch (error) {
    await saving.catch(() => undefined); // nothing may be written after the folder is deleted
    throw refusal ?? (error instanceof AppError ? error : malformed());
  }
  return { fields: Object.fromEntries(fields), files };
}

const countChunks = (text: FormMemory) =>
  async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      text.addBytes(chunk.length);
      yield chunk;
    }
  };

/**
 * The error of a file that was cut off because the form failed; the form's own error is reported
 * instead.
 */
const INTERRUPTED = new Error('The form was interrupted');

/** An error while saving means that the form was cut off, unless the disk is at fault. */
function toUploadError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  throw toDiskError(error) ?? INTERRUPTED;
}

async function handleFile(
  onFile: FileHandler,
  upload: { field: string; fileName: string },
  file: UploadedFile | AppError | null,
): Promise<void> {
  try {
    // Browsers send an empty file without a name if none was chosen.
    if (file || upload.fileName !== sanitizeFileName('')) await onFile(upload, file);
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

const NUL = messageFor('http.uploads.unstorable');
const invalid = (message: Message) => new AppError('invalid', message);
const malformed = () => invalid(messageFor('http.uploads.malformed'));
const fieldTooLong = (name: string) =>
  new AppError('too_large', messageFor('http.uploads.fieldTooLong', { name: name.slice(0, 100) }));
