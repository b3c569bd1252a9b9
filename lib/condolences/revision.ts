import { createHash } from 'node:crypto';
import { REVISION_LENGTH } from './rules';

/** What a keeper or admin reads before deciding; `pictureId` is the media id. */
type ReviewedWords = { message: string; authorName: string; pictureId: string | null };

/**
 * A hash that identifies the words of a condolence. A decision is only carried out if they are
 * still the same.
 * @returns the same text for the same words, name and picture
 */
export const revisionOf = ({ message, authorName, pictureId }: ReviewedWords) =>
  createHash('sha256')
    .update(JSON.stringify([message, authorName, pictureId]))
    .digest('base64url')
    .slice(0, REVISION_LENGTH);
