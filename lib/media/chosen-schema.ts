import { z } from 'zod';
import { AUDIENCES } from '@/lib/access/rules';
import { publicId } from '@/lib/platform/ids/id-schema';
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
