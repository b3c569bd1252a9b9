import { writeAudit } from '@/lib/platform/audit/write-audit';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { seal } from '@/lib/platform/crypto/sealing';
import { db, type Tx } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { AppError } from '@/lib/platform/errors';
import { newSecretLink } from '@/lib/platform/http/secret-link';
import { newId } from '@/lib/platform/ids/public-id';
import { messageFor } from '@/lib/platform/language/message';
import { toOfferedLanguage } from '@/lib/platform/language/offered-languages';
import { enqueueMail } from '@/lib/platform/mail/enqueue-mail';
import { hashKeeperAddress } from '../hash-keeper-address';
import { invitationMail } from '../keeper-mails';
import { RIGHT_TO_MANAGE } from '../policy';
import { lockForKeeper, type MemorialWithRights } from '../queries/memorial-with-rights';
import {
  higherRole,
  INVITATION_DAYS,
  type InvitedRole,
  MAX_WITH_ROLE,
  RESEND_INVITATION_AFTER_MS,
} from '../rules';
import type { InvitationInput } from '../schema';
import { recordEvent } from './record-event';

/**
 * Invites somebody by mail to keep or contribute to a memorial. Inviting the same address again
 * sends a new link, at most once a day, and invalidates the earlier one. `maxKeepers` is the
 * plan's limit. Throws `not_found`, `forbidden`, `invalid` for the viewer's own address, and
 * `conflict` if the person has the role already, was mailed today, or the limit is reached.
 */
export async function invite(
  viewer: Viewer,
  memorialId: string,
  { name, email, role }: InvitationInput,
  now = new Date(),
  maxKeepers: number | null = null,
): Promise<void> {
  if (email === viewer.email) throw addressError('ownAddress');
  await db().$transaction(async (tx) => {
    const memorial = await lockForKeeper(tx, viewer, memorialId, RIGHT_TO_MANAGE[role]);
    const addressHash = hashKeeperAddress(email);
    const person = await tx.user.findUnique({
      where: { email },
      select: { language: true, keeps: { where: { memorialId }, select: { role: true } } },
    });
    const [present] = person?.keeps ?? [];
    if (present && higherRole(present.role, role) === present.role) throw addressError('isKeeper');
    await requireMayInviteAgain(tx, memorial, addressHash, now);
    const most = Math.min(
      MAX_WITH_ROLE[role],
      role === 'keeper' ? (maxKeepers ?? Infinity) : Infinity,
    );
    await requireRoom(tx, memorialId, { role, addressHash, most });
    const { secret, hash } = newSecretLink();
    const columns = {
      role,
      name,
      emailSealed: seal(email),
      tokenHash: hash,
      state: 'sent',
      invitedById: viewer.userId,
      sentAt: now,
      expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
      endedAt: null,
    } as const;
    const { id } = await tx.keeperInvitation.upsert({
      where: { memorialId_addressHash: { memorialId, addressHash } },
      create: { ...columns, id: newId(), memorialId, addressHash },
      update: columns,
      select: { id: true },
    });
    const asAdmin = memorial.isAsAdmin(RIGHT_TO_MANAGE[role]);
    await recordEvent(tx, {
      memorialId,
      action: 'invited',
      actorId: viewer.userId,
      detail: { role, asAdmin },
    });
    await writeAudit(tx, {
      actor: viewer.userId,
      action: 'keeper.invite',
      subject: `memorial/${memorialId}`,
      detail: { invitationId: id, role },
    });
    const language = toOfferedLanguage(person?.language ?? viewer.language);
    await enqueueMail(
      tx,
      invitationMail({ id, secret, email, role, sentAt: now }, memorial, viewer, language),
    );
  });
}

/**
 * Throws `conflict` if the address was mailed today, or has an open invitation to be a keeper, which a viewer who may
 * only invite contributors must not replace.
 */
async function requireMayInviteAgain(
  tx: Tx,
  { id: memorialId, can }: MemorialWithRights,
  addressHash: string,
  now: Date,
): Promise<void> {
  const before = await tx.keeperInvitation.findUnique({
    where: { memorialId_addressHash: { memorialId, addressHash } },
    select: { role: true, state: true, sentAt: true },
  });
  if (!before) return;
  const isNew = now.getTime() - before.sentAt.getTime() < RESEND_INVITATION_AFTER_MS;
  if (isNew && before.state !== 'accepted') throw addressError('writtenToday');
  if (before.state === 'sent' && before.role === 'keeper' && !can.manageKeepers)
    throw addressError('isInvited');
}

type RoleRequest = { role: InvitedRole; addressHash: string; most: number };

async function requireRoom(
  tx: Tx,
  memorialId: string,
  { role, addressHash, most }: RoleRequest,
): Promise<void> {
  const present = await tx.keeper.count({ where: { memorialId, role } });
  const invited = await tx.keeperInvitation.count({
    where: { memorialId, role, state: 'sent', addressHash: { not: addressHash } },
  });
  if (present + invited >= most)
    throw new AppError(
      'conflict',
      role === 'keeper'
        ? messageFor('keepers.refusals.tooManyKeepers', { most })
        : messageFor('keepers.refusals.tooManyContributors', { most }),
    );
}

const ERROR_CODES = {
  ownAddress: 'invalid',
  isKeeper: 'conflict',
  writtenToday: 'conflict',
  isInvited: 'conflict',
} as const;

function addressError(reason: keyof typeof ERROR_CODES): AppError {
  const userMessage = messageFor(`keepers.refusals.${reason}`);
  return new AppError(ERROR_CODES[reason], userMessage, { fields: { email: userMessage } });
}
