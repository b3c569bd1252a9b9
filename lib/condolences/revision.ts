import { createHash } from 'node:crypto';
import { REVISION_LENGTH } from './rules';

/**
 * What names the words of a condolence as they were read: a decision about others than these changes nothing.
 * @returns the same for the same words and name, whenever they were written
 */
export const revisionOf = ({ message, authorName }: { message: string; authorName: string }) =>
  createHash('sha256')
    .update(JSON.stringify([message, authorName]))
    .digest('base64url')
    .slice(0, REVISION_LENGTH);
