import { createHash } from 'node:crypto';
import { REVISION_LENGTH } from './rules';

/** What somebody reads of a condolence before they decide; `pictureId` is the media of its picture. */
type Read = { message: string; authorName: string; pictureId: string | null };

/**
 * What names the words of a condolence as they were read: a decision about others than these changes nothing.
 * @returns the same for the same words, name and picture, whenever they were sent
 */
export const revisionOf = ({ message, authorName, pictureId }: Read) =>
  createHash('sha256')
    .update(JSON.stringify([message, authorName, pictureId]))
    .digest('base64url')
    .slice(0, REVISION_LENGTH);
