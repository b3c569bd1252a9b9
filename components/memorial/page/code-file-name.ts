import { fitFileName, NOT_IN_FILE_NAMES } from '@/lib/file-name-rules';

const LONGEST = 64;
const ENDING = ' - QR code.svg';

/** What the downloaded code is called: the person's name, in any script. */
export function codeFileName(name: string): string {
  const clean = name.replace(NOT_IN_FILE_NAMES, ' ').replace(/\s+/g, ' ').trim();
  return fitFileName(clean, ENDING, LONGEST) || `memorial${ENDING}`;
}
