import { hashPassword } from '@/lib/accounts/password-hash';
import { recordEvent } from '@/lib/keepers/commands/record-event';
import { invalidatePage } from '@/lib/platform/cache/invalidate-page';
import type { Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import * as paths from '@/lib/platform/paths';
import type { Visibility } from '../rules';
import type { AccessChange } from '../schema';

/**
 * Who acts, and whether only as an admin. Null: record no event, because the caller records another
 * one.
 */
type Actor = { userId: string; asAdmin: boolean } | null;

/** A change with its password hashed, which takes too long inside a transaction. */
export type HashedAccessChange = Omit<AccessChange, 'password'> & { passwordHash?: string };

export async function hashAccessChange({
  password,
  ...change
}: AccessChange): Promise<HashedAccessChange> {
  return password ? { ...change, passwordHash: await hashPassword(password) } : change;
}

/**
 * Sets who may see a memorial. The caller has locked it and checked the viewer's right. After
 * creation, `visibility` and `isPublic` are written only here, always together. A new password ends
 * the access of everybody who used the previous one. Records events for the keepers, without the
 * password. Throws `invalid` for the level `password` without any password.
 */
export async function setVisibility(
  tx: Tx,
  memorialId: string,
  { visibility, passwordHash, passwordHint }: HashedAccessChange,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  const before = await tx.memorial.findUniqueOrThrow({
    where: { id: memorialId },
    select: { visibility: true, passwordHash: true },
  });
  const level = visibility ?? before.visibility;
  if (level === 'password' && !passwordHash && before.passwordHash === '')
    throw new AppError('invalid', PASSWORD_REQUIRED, { fields: { password: PASSWORD_REQUIRED } });
  await tx.memorial.update({
    where: { id: memorialId },
    data: {
      ...visibilityColumns(level),
      ...(passwordHash && { passwordHash, passwordSetAt: now }),
      ...(passwordHint !== undefined && { passwordHint }),
    },
    select: { id: true },
  });
  if (passwordHash) await tx.accessGrant.deleteMany({ where: { memorialId, via: 'password' } });
  if (actor) {
    const event = { memorialId, actorId: actor.userId, detail: { asAdmin: actor.asAdmin } };
    const detail = { ...event.detail, from: before.visibility, to: level };
    if (level !== before.visibility)
      await recordEvent(tx, { ...event, action: 'levelChanged', detail });
    if (passwordHash) await recordEvent(tx, { ...event, action: 'passwordChanged' });
  }
  await invalidatePage(tx, paths.memorial(memorialId));
}

const visibilityColumns = (visibility: Visibility) => ({
  visibility,
  isPublic: visibility === 'public',
});

const PASSWORD_REQUIRED = messageFor('access.faults.passwordRequired');
