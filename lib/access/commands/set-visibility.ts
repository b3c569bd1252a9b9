import { hashPassword } from '@/lib/accounts/password-hash';
import { recordEvent } from '@/lib/keepers/commands/record-event';
import { invalidatePage } from '@/lib/platform/cache/invalidate-page';
import type { Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { said } from '@/lib/platform/language/said';
import * as paths from '@/lib/platform/paths';
import type { Visibility } from '../rules';
import type { AccessChange } from '../schema';

/** Who acts, and whether as an admin alone; null where another event says what happened. */
type Actor = { userId: string; asAdmin: boolean } | null;

/** A change with the hash of a new password, which takes too long for a transaction. */
export type HashedChange = Omit<AccessChange, 'password'> & { passwordHash?: string };

export async function hashChange({ password, ...change }: AccessChange): Promise<HashedChange> {
  return password ? { ...change, passwordHash: await hashPassword(password) } : change;
}

/**
 * Writes who sees a memorial, in the transaction that has locked it for somebody who may. The only place that writes
 * `visibility` and `isPublic` after a memorial was made, always together. With a new password nobody is let in any longer by the
 * one before. What changed is noted for those who look after it, without the password. Throws `invalid` for a memorial that would have
 * neither.
 */
export async function setVisibility(
  tx: Tx,
  memorialId: string,
  { visibility, passwordHash, passwordHint }: HashedChange,
  by: Actor,
  now = new Date(),
): Promise<void> {
  const before = await tx.memorial.findUniqueOrThrow({
    where: { id: memorialId },
    select: { visibility: true, passwordHash: true },
  });
  const level = visibility ?? before.visibility;
  if (level === 'password' && !passwordHash && before.passwordHash === '')
    throw new AppError('invalid', NO_PASSWORD, { fields: { password: NO_PASSWORD } });
  await tx.memorial.update({
    where: { id: memorialId },
    data: {
      ...columnsOf(level),
      ...(passwordHash && { passwordHash, passwordSetAt: now }),
      ...(passwordHint !== undefined && { passwordHint }),
    },
    select: { id: true },
  });
  if (passwordHash) await tx.accessGrant.deleteMany({ where: { memorialId, via: 'password' } });
  if (by) {
    const event = { memorialId, actorId: by.userId, detail: { asAdmin: by.asAdmin } };
    const detail = { ...event.detail, from: before.visibility, to: level };
    if (level !== before.visibility)
      await recordEvent(tx, { ...event, action: 'levelChanged', detail });
    if (passwordHash) await recordEvent(tx, { ...event, action: 'passwordChanged' });
  }
  await invalidatePage(tx, paths.memorial(memorialId));
}

const columnsOf = (visibility: Visibility) => ({ visibility, isPublic: visibility === 'public' });

const NO_PASSWORD = said('access.faults.passwordRequired');
