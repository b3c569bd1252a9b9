import { z } from 'zod';
import { publicId } from '@/lib/platform/ids/id-schema';
import { issueMessage } from '@/lib/platform/language/issue-message';

/** As many memorials as the profile page lists. */
const MAX_CHOICES = 100;

const id = publicId(issueMessage('memorials.faults.choiceUnlisted'));

const ownedMemorialChoice = z.strictObject({
  memorialId: id,
  /** `leave`, `delete`, or the user id of the keeper who becomes the owner. */
  to: z.union([z.enum(['leave', 'delete']), id]),
});
/** The owner's choice for one memorial when their profile is deleted. */
export type OwnedMemorialChoice = z.output<typeof ownedMemorialChoice>;

/**
 * The parameter `memorials` of DELETE /api/auth/delete-profile: comma-separated pairs of
 * `memorialId:choice`.
 */
export const ownedMemorialChoices = z
  .string()
  .default('')
  .transform((text) =>
    text === ''
      ? []
      : text.split(',', MAX_CHOICES + 1).map((each) => {
          const [memorialId, ...to] = each.split(':');
          return { memorialId, to: to.join(':') };
        }),
  )
  .pipe(
    z
      .array(ownedMemorialChoice)
      .max(MAX_CHOICES, issueMessage('memorials.faults.choiceUnlisted'))
      .refine(
        (all) => new Set(all.map(({ memorialId }) => memorialId)).size === all.length,
        issueMessage('memorials.faults.choiceUnlisted'),
      ),
  );
