import type { Tx } from '@/lib/platform/db/client';
import { signUpDoor } from '@/lib/platform/site-settings/doors';

/** Whether anybody has invited the person with a normalised address; known to domains on the right (decision 0034). */
export type IsInvited = (tx: Tx, email: string) => Promise<boolean>;

/**
 * Whether a person with this address may not sign up now. No answer may reveal it, or strangers could find out who is invited: the
 * account is made all the same, and the mail explains the refusal where the code would be.
 */
export async function refusesSignUp(tx: Tx, email: string, isInvited: IsInvited): Promise<boolean> {
  const door = signUpDoor();
  return door === 'closed' || (door === 'invited' && !(await isInvited(tx, email)));
}
