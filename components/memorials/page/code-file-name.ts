import { fitFileName, NOT_IN_FILE_NAMES } from '@/lib/platform/file-name-rules';
import type { Say } from '@/lib/platform/language/said';

const MAX_LENGTH = 64;

/**
 * Returns the file name of a downloaded code with the person's name in any script. `ending` starts with a dot or a
 * space.
 */
export function codeFileName(name: string, ending: string, say: Say): string {
  const end = ` - ${say('memorial.code.inFileName')}${ending}`;
  const clean = name.replace(NOT_IN_FILE_NAMES, ' ').replace(/\s+/g, ' ').trim();
  return fitFileName(clean, end, MAX_LENGTH) || `${say('memorial.code.nameless')}${end}`;
}
