import type { Tx } from '@/lib/platform/db/client';
import { signUpDoor } from '@/lib/platform/site-settings/doors';

/** Whether anybody has invited the person with a normalised address; known to domains on the right (decision 0034). */
export type IsInvited = (tx: Tx, email: string) => Promise<boolean>;

/**
 * Whether the site lets nobody with this address sign up now. Answers must not reveal that: whoever is invited would be known to
 * strangers. The account is there all the same, and the mail says so in the place of the code.
 */
export async function refusesSignUp(tx: Tx, email: string, isInvited: IsInvited): Promise<boolean> {
  const door = signUpDoor();
  return door === 'closed' || (door === 'invited' && !(await isInvited(tx, email)));
}
