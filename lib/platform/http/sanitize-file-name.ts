import { truncateFileName, UNSAFE_IN_FILE_NAMES } from '@/lib/platform/file-name-rules';

const MAX_LENGTH = 120;
const EDGES = /^[.\s\u200c\u200d]+|[.\s\u200c\u200d]+$/g;

/**
 * Reduces the name of an upload to a plain base name: no folders, control or reserved characters,
 * or leading dots.
 */
export function sanitizeFileName(uploadName: string): string {
  const base = uploadName.split(/[/\\]/).at(-1) ?? '';
  const clean = base
    .normalize('NFC')
    .replace(UNSAFE_IN_FILE_NAMES, '')
    .replace(/%/g, '')
    .replace(/\s+/g, ' ')
    .replace(EDGES, '');
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(clean)?.[0] ?? '';
  return (
    truncateFileName(clean.slice(0, clean.length - ending.length), ending, MAX_LENGTH) || 'file'
  );
}
