import { passwordMatches } from '@/lib/accounts/password-hash';
import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { said } from '@/lib/platform/language/said';
import { foldPassword, isLongEnough } from '../password-rules';
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
  const gives = password
    ? foldPassword(hint).includes(password)
    : await opens(stored.passwordHash, hint);
  if (gives) throw new AppError('invalid', GIVES_AWAY, { fields: { passwordHint: GIVES_AWAY } });
}

async function opens(passwordHash: string, hint: string): Promise<boolean> {
  if (passwordHash === '') return false;
  const tries = new Set([hint, ...hint.split(/[^\p{L}\p{M}\p{N}]+/u)].map(foldPassword));
  for (const one of tries)
    if (isLongEnough(one) && (await passwordMatches(passwordHash, one))) return true;
  return false;
}

const GIVES_AWAY = said('access.faults.hintGivesAway');
