import type { Tx } from '@/lib/platform/db/client';
import { signUpMode } from '@/lib/platform/site-settings/feature-settings';

/**
 * Whether somebody has invited the person with this normalised address. Invitations belong to other
 * domains, which accounts must not import (decision 0034).
 */
export type IsInvited = (tx: Tx, email: string) => Promise<boolean>;

/**
 * Whether a person with this address may not sign up now. No response may reveal this, or strangers
 * could find out who is invited: the account is created anyway, and the mail explains the refusal
 * instead of containing a code.
 */
export async function isSignUpRefused(
  tx: Tx,
  email: string,
  isInvited: IsInvited,
): Promise<boolean> {
  const mode = signUpMode();
  return mode === 'closed' || (mode === 'invited' && !(await isInvited(tx, email)));
}
