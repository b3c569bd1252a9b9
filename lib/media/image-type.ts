import { fileTypeFromFile } from 'file-type';
import { AppError } from '@/lib/errors';
import { IMAGE_TYPES, isHeic, MESSAGES } from './rules';

/**
 * Looks at the first bytes of a file and refuses with `unsupported` what is not a picture we take. Only
 * a filter: a picture may carry a script behind it, and making it anew is what removes that (fact 9).
 */
export async function requireImage(path: string): Promise<void> {
  const found = await fileTypeFromFile(path);
  if (found && IMAGE_TYPES.includes(found.mime)) return;
  const heic = found && isHeic(found.mime);
  throw new AppError('unsupported', heic ? MESSAGES.heic : MESSAGES.notAnImage);
}
