import { create } from 'content-disposition';

/**
 * The Content-Disposition header that saves a file under the name a person gave it, in any script: an
 * ASCII name for old browsers and, if that differs, the name itself (RFC 6266, RFC 8187).
 */
export function attachmentHeader(fileName: string): string {
  const fallback = fileName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '_')
    .replace(/["\\%;]/g, '_');
  return create(fileName.toWellFormed(), { fallback });
}
