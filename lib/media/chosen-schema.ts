import { z } from 'zod';
import { AUDIENCES } from '@/lib/access/rules';
import { idParams, publicId } from '@/lib/platform/ids/id-schema';
import { issueMessage } from '@/lib/platform/language/issue-message';
import type { ChosenPlace } from './choosing-rules';

/** Far more than anybody chooses on one page. */
const MAX_PLACE = 100_000;

/**
 * The position of a file among those chosen together (`batch` is an id from the browser), and its
 * audience.
 */
export const chosenQuerySchema = z
  .object({
    batch: publicId(issueMessage('media.refusals.batch')).optional(),
    place: z.coerce.number().int().min(1).max(MAX_PLACE).optional(),
    audience: z.enum(AUDIENCES, issueMessage('memorials.faults.choiceUnlisted')).default('page'),
  })
  .transform(
    ({ batch, place, audience }): ChosenPlace => ({
      batch: batch ?? null,
      placeInBatch: place ?? null,
      audience,
    }),
  );

/** Longer than any file system allows. The name is shortened and sanitized before it is stored. */
const MAX_SENT_NAME_LENGTH = 1000;

/** A file whose upload in pieces is to start: its name and its size in bytes. */
export const announcedFileSchema = z.strictObject({
  fileName: z.string().max(MAX_SENT_NAME_LENGTH),
  bytes: z.number().int().min(1),
});

/** /api/memorials/media/{id}/uploads/{uploadId} */
export const uploadParams = idParams.extend({ uploadId: z.string() });

/** Where in the file a piece begins, in bytes. */
export const pieceQuerySchema = z.object({ offset: z.coerce.number().int().min(0) });

/** PUT /api/memorials/media/{id}/uploads/{uploadId} */
export const pieceFields = z.strictObject({ piece: z.file() });
