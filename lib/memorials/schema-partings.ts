import { z } from 'zod';
import { publicId } from '@/lib/platform/ids/id-schema';
import { fault } from '@/lib/platform/language/fault';

/** As many as the profile lists. */
const MOST = 100;

const id = publicId(fault('memorials.faults.choiceUnlisted'));

const parting = z.strictObject({
  memorialId: id,
  /** The keeper who is to own it. */
  to: z.union([z.enum(['leave', 'delete']), id]),
});
/** What becomes of one memorial when its owner's profile is deleted. */
export type Parting = z.output<typeof parting>;

/** `memorials` of DELETE /api/auth/delete-profile: the memorial's id, a colon, and what becomes of it, with commas between them. */
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
