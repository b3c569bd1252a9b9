import { z } from 'zod';
import { publicId } from '@/lib/platform/ids/id-schema';
import { fault } from '@/lib/platform/language/fault';

/** As many memorials as the profile page lists. */
const MOST = 100;

const id = publicId(fault('memorials.faults.choiceUnlisted'));

const parting = z.strictObject({
  memorialId: id,
  /** `leave`, `delete`, or the user id of the keeper who becomes the owner. */
  to: z.union([z.enum(['leave', 'delete']), id]),
});
/** The owner's choice for one memorial when their profile is deleted. */
export type Parting = z.output<typeof parting>;

/**
 * The parameter `memorials` of DELETE /api/auth/delete-profile: comma-separated pairs of
 * `memorialId:choice`.
 */
export const partings = z
  .string()
  .default('')
  .transform((text) =>
    text === ''
      ? []
      : text.split(',', MOST + 1).map((each) => {
          const [memorialId, ...to] = each.split(':');
          return { memorialId, to: to.join(':') };
        }),
  )
  .pipe(
    z
      .array(parting)
      .max(MOST, fault('memorials.faults.choiceUnlisted'))
      .refine(
        (all) => new Set(all.map(({ memorialId }) => memorialId)).size === all.length,
        fault('memorials.faults.choiceUnlisted'),
      ),
  );
