import { truncateFileName, UNSAFE_IN_FILE_NAMES } from '@/lib/platform/file-name-rules';
import type { Translate } from '@/lib/platform/language/message';

const MAX_LENGTH = 64;

/**
 * Returns the file name of a downloaded QR code. It contains the person's name, in any script. `ending` starts with a
 * dot or a space.
 */
export function codeFileName(name: string, ending: string, t: Translate): string {
  const suffix = ` - ${t('memorial.code.inFileName')}${ending}`;
  const clean = name.replace(UNSAFE_IN_FILE_NAMES, ' ').replace(/\s+/g, ' ').trim();
  return truncateFileName(clean, suffix, MAX_LENGTH) || `${t('memorial.code.nameless')}${suffix}`;
}
