import { hashLetIn } from '@/lib/accounts/keyed-hash';
import { EDITING_ROLES } from '@/lib/keepers/rules';
import { seal, unseal } from '@/lib/platform/crypto/sealing';
import { db, type Tx } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { AppError } from '@/lib/platform/errors';
import { isPublicId, newId } from '@/lib/platform/ids/public-id';
import type { Language } from '@/lib/platform/language/languages';
import { languageOf } from '@/lib/platform/language/offered';
import { said } from '@/lib/platform/language/said';
import { enqueueMail } from '@/lib/platform/mail/enqueue-mail';
import { requestMail } from '../access-mails';
import { MOST_WAITING, REQUEST_DAYS, SEND_AGAIN_AFTER_MS } from '../rules';
import type { RequestInput } from '../schema-people';
import { sendLink } from './send-link';

type Asked = Omit<RequestInput, 'language'>;

/**
 * Asks the family of a memorial with a gate whether somebody may see it. Nothing that is returned or thrown tells whether the address
 * is known, was let in or was refused before; no mail goes to it until the family decides, except that a link it was sent before
 * is sent anew. Does nothing for a memorial without a gate. Throws `conflict` when too many wait.
 */
export async function askToSee(
  memorialId: string,
  asked: Asked,
  language: Language,
  now = new Date(),
): Promise<void> {
  if (!isPublicId(memorialId)) return;
  await db().$transaction(async (tx) => {
    // One at a time for each memorial: the bound below holds, and the keepers get one mail.
    const [memorial] = await tx.$queryRaw<{ fullName: string }[]>`
      SELECT "fullName" FROM memorials WHERE id = ${memorialId} AND visibility IN ('password', 'invited')
      FOR NO KEY UPDATE`;
    if (!memorial) return;
    const addressHash = hashLetIn(asked.email);
    if (await sentAgain(tx, memorialId, addressHash, language, now)) return;
    if (!(await store(tx, memorialId, { ...asked, addressHash, language }, now))) return;
    await tellKeepers(tx, memorialId, memorial.fullName, now);
  });
}

/** Whoever is on the list has lost the link. Returns whether they are. */
async function sentAgain(
  tx: Tx,
  memorialId: string,
  addressHash: string,
  language: Language,
  now: Date,
): Promise<boolean> {
  const invitation = await tx.accessInvitation.findUnique({
    where: { memorialId_addressHash: { memorialId, addressHash } },
    select: { name: true, emailSealed: true, sentAt: true, invitedById: true },
  });
  if (!invitation) return false;
  if (now.getTime() - invitation.sentAt.getTime() >= SEND_AGAIN_AFTER_MS) {
    const person = { name: invitation.name, email: unseal(invitation.emailSealed) };
    await sendLink(tx, memorialId, person, language, invitation.invitedById, now);
  }
  return true;
}

/** Returns whether the question waits for the family now: not if it was answered with "not now" lately. */
async function store(
  tx: Tx,
  memorialId: string,
  {
    name,
    email,
    message,
    addressHash,
    language,
  }: Asked & { addressHash: string; language: string },
  now: Date,
): Promise<boolean> {
  const where = { memorialId_addressHash: { memorialId, addressHash } };
  const before = await tx.accessRequest.findUnique({
    where,
    select: { state: true, decidedAt: true },
  });
  const since = before?.decidedAt ? now.getTime() - before.decidedAt.getTime() : 0;
  if (before?.state === 'declined' && since < REQUEST_DAYS * DAY_MS) return false;
  if (before?.state !== 'waiting') await requireRoom(tx, memorialId);
  const asked = {
    name,
    message,
    language,
    emailSealed: seal(email),
    state: 'waiting' as const,
    createdAt: now,
    decidedAt: null,
    decidedById: null,
  };
  await tx.accessRequest.upsert({
    where,
    create: { ...asked, id: newId(), memorialId, addressHash },
    update: asked,
    select: { id: true },
  });
  return true;
}

async function requireRoom(tx: Tx, memorialId: string): Promise<void> {
  const waiting = await tx.accessRequest.count({ where: { memorialId, state: 'waiting' } });
  if (waiting >= MOST_WAITING)
    throw new AppError('conflict', said('access.refusals.tooManyWaiting'));
}

/** Once a day each: the key of the mail has the day. */
async function tellKeepers(tx: Tx, memorialId: string, fullName: string, now: Date) {
  const keepers = await tx.keeper.findMany({
    where: { memorialId, role: { in: [...EDITING_ROLES] } },
    select: { user: { select: { id: true, email: true, firstName: true, language: true } } },
  });
  const day = now.toISOString().slice(0, 10);
  for (const { user } of keepers)
    await enqueueMail(
      tx,
      requestMail({ memorialId, fullName, day }, user, languageOf(user.language)),
    );
}
