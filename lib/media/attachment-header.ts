import { create } from 'content-disposition';

/**
 * A Content-Disposition header that keeps the file's name in any script: an ASCII name for old
 * browsers and, if it differs, the full name (RFC 6266, RFC 8187).
 */
export function attachmentHeader(fileName: string): string {
  const fallback = fileName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '_')
    .replace(/["\\%;]/g, '_');
  return create(fileName.toWellFormed(), { fallback });
}
