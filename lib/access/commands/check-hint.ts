import { passwordMatches } from '@/lib/accounts/password-hash';
import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import { foldPassword, hasValidLength } from '../password-rules';
import type { AccessChange } from '../schema';

/**
 * Throws `invalid` for a hint that gives away the family password: if it contains the new password,
 * or, since the stored one is only known as a hash, if the hint or one of its words is that
 * password.
 */
export async function checkHint(
  memorialId: string,
  { password, passwordHint }: AccessChange,
): Promise<void> {
  if (!password && !passwordHint) return;
  const stored = await db().memorial.findUniqueOrThrow({
    where: { id: memorialId },
    select: { passwordHash: true, passwordHint: true },
  });
  const hint = passwordHint ?? stored.passwordHint;
  const revealsPassword = password
    ? foldPassword(hint).includes(password)
    : await matchesStoredPassword(stored.passwordHash, hint);
  if (revealsPassword)
    throw new AppError('invalid', HINT_GIVES_AWAY, { fields: { passwordHint: HINT_GIVES_AWAY } });
}

async function matchesStoredPassword(passwordHash: string, hint: string): Promise<boolean> {
  if (passwordHash === '') return false;
  const candidates = new Set([hint, ...hint.split(/[^\p{L}\p{M}\p{N}]+/u)].map(foldPassword));
  for (const one of candidates)
    if (hasValidLength(one) && (await passwordMatches(passwordHash, one))) return true;
  return false;
}

const HINT_GIVES_AWAY = messageFor('access.faults.hintGivesAway');
