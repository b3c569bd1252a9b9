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

type Form = { fields: Record<string, string>; files: UploadedFile[] };

/** Parses a form as it streams in, saving its files into `folder`. Throws as `readMultipart` does. */
export async function parseForm(
  source: Readable,
  contentType: string,
  limits: MultipartLimits,
  folder: UploadFolder,
): Promise<Form> {
  const parser = openParser(contentType, limits);
  const fields = new Map<string, string>();
  const saving: Promise<UploadedFile | null>[] = [];
  const refuse = (error: AppError) => void parser.destroy(error);
  parser.on('field', (name, value, info) => {
    if (info.nameTruncated || Buffer.byteLength(value) > limits.maxFieldBytes)
      refuse(tooLong(name));
    else if (name.includes('\0') || value.includes('\0')) refuse(invalid(NUL));
    else if (fields.has(name)) refuse(invalid(`The field ${name} came twice.`));
    else fields.set(name, value);
  });
  parser.on('file', (field, stream, { filename }) => {
    stream.on('error', () => undefined); // saveUpload tells of it; until it listens, nobody does
    const saved = saveUpload(stream, folder, limits.maxFileBytes).then(
      (file) => file && { field, fileName: safeFileName(filename ?? ''), ...file },
    );
    if (`${field}${filename ?? ''}`.includes('\0')) refuse(invalid(NUL));
    saved.catch(refuse);
    saving.push(saved);
  });
  for (const event of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const)
    parser.on(event, () => refuse(invalid('The form has too many parts.')));
  try {
    await pipeline(source, parser);
  } catch (error) {
    await Promise.allSettled(saving); // nothing may be written after the folder is removed
    throw error instanceof AppError ? error : malformed();
  }
  const files = (await Promise.all(saving)).filter((file) => file !== null);
  return { fields: Object.fromEntries(fields), files };
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
