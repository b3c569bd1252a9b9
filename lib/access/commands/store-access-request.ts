import { hashAccessAddress } from '@/lib/accounts/keyed-hash';
import { EDITING_ROLES } from '@/lib/keepers/rules';
import { seal, unseal } from '@/lib/platform/crypto/sealing';
import { db, type Tx } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { tryConsumeMailLimit } from '@/lib/platform/http/mail-budget';
import { newId } from '@/lib/platform/ids/public-id';
import type { JobData } from '@/lib/platform/jobs/queues';
import type { Language } from '@/lib/platform/language/languages';
import { toOfferedLanguage } from '@/lib/platform/language/offered-languages';
import { enqueueMail } from '@/lib/platform/mail/enqueue-mail';
import { accessRequestMail } from '../access-mails';
import { MAX_WAITING_OF_QUIET, REQUEST_RETENTION_DAYS, RESEND_LINK_AFTER_MS } from '../rules';
import { sendAccessLink } from './send-access-link';

export type AccessRequest = { name: string; email: string; message: string; language: Language };

/** What the family sees of a request; `isWithheld` if screening hid part of it (decision 0097). */
type ScreenedRequest = Pick<AccessRequest, 'name' | 'message'> & { isWithheld: boolean };
/** Screening belongs to lib/condolences, which this domain must not import, so it is passed in. */
export type ScreenAccessRequest = (
  tx: Tx,
  memorialId: string,
  words: Pick<AccessRequest, 'name' | 'message'>,
  now: Date,
) => Promise<ScreenedRequest>;

/**
 * Stores a request to see a memorial and mails the keepers. The person gets no mail until the
 * family decides; only somebody who is already on the list gets their link again. What screening
 * withholds is never stored. A request is dropped if the family declined one from the same address in the last
 * REQUEST_RETENTION_DAYS, or if the memorial has no keeper to answer it. Strangers who find the list full are refused
 * earlier (request-access.ts); only of many who ask in the same moment, those beyond MAX_WAITING_OF_QUIET are dropped.
 * Safe to run twice.
 */
export async function storeAccessRequest(
  { memorialId, sealed, stored }: JobData['ask-family'],
  screen: ScreenAccessRequest,
  now = new Date(),
): Promise<void> {
  const request = JSON.parse(unseal(sealed)) as AccessRequest; // request-access.ts seals an AccessRequest
  const addressHash = hashAccessAddress(request.email);
  // Before the transaction, because counting needs another connection, and the lock would be held meanwhile.
  const mayMailLink =
    (await isLinkDue(memorialId, addressHash, now)) &&
    (await tryConsumeMailLimit(request.email, memorialId));
  await db().$transaction(async (tx) => {
    // One at a time for each memorial, so that the limit below holds and keepers get one mail.
    const [memorial] = await tx.$queryRaw<{ fullName: string }[]>`
      SELECT "fullName" FROM memorials WHERE id = ${memorialId} AND visibility IN ('password', 'invited')
        AND EXISTS (SELECT 1 FROM keepers k WHERE k."memorialId" = memorials.id AND k.role::text = ANY(${[...EDITING_ROLES]})
          AND k."leavesAt" IS NULL)
      FOR NO KEY UPDATE`;
    if (!memorial) return;
    const { language } = request;
    if (await resendToInvited(tx, { memorialId, addressHash, language, mayMailLink }, now)) return;
    if (stored === 'never') return;
    const screened = await screen(tx, memorialId, request, now);
    const max = stored === 'always' ? Number.POSITIVE_INFINITY : MAX_WAITING_OF_QUIET;
    if (!(await storeWaiting(tx, memorialId, { ...request, ...screened, addressHash }, max, now)))
      return;
    await mailKeepers(tx, memorialId, memorial.fullName, now);
  });
}

/** Whether the person is on the memorial's list and their last link was sent long enough ago. */
async function isLinkDue(memorialId: string, addressHash: string, now: Date): Promise<boolean> {
  const due = await db().accessInvitation.count({
    where: {
      memorialId,
      addressHash,
      sentAt: { lte: new Date(now.getTime() - RESEND_LINK_AFTER_MS) },
      memorial: {
        visibility: { in: ['password', 'invited'] },
        keepers: { some: { role: { in: [...EDITING_ROLES] }, leavesAt: null } },
      },
    },
  });
  return due > 0;
}

type LostLink = {
  memorialId: string;
  addressHash: string;
  language: Language;
  mayMailLink: boolean;
};

/**
 * Sends the link again to somebody on the list, who must have lost it. Returns whether they are on
 * the list.
 */
async function resendToInvited(
  tx: Tx,
  { memorialId, addressHash, language, mayMailLink }: LostLink,
  now: Date,
): Promise<boolean> {
  const invitation = await tx.accessInvitation.findUnique({
    where: { memorialId_addressHash: { memorialId, addressHash } },
    select: { name: true, emailSealed: true, sentAt: true, invitedById: true },
  });
  if (!invitation) return false;
  const isDue = now.getTime() - invitation.sentAt.getTime() >= RESEND_LINK_AFTER_MS;
  if (isDue && mayMailLink) {
    const person = { name: invitation.name, email: unseal(invitation.emailSealed) };
    await sendAccessLink(tx, memorialId, person, language, invitation.invitedById, now);
  }
  return true;
}

/** Returns whether the request now waits for the family. */
async function storeWaiting(
  tx: Tx,
  memorialId: string,
  { email, addressHash, ...screened }: AccessRequest & ScreenedRequest & { addressHash: string },
  max: number,
  now: Date,
): Promise<boolean> {
  const where = { memorialId_addressHash: { memorialId, addressHash } };
  const before = await tx.accessRequest.findUnique({
    where,
    select: { state: true, decidedAt: true },
  });
  const since = before?.decidedAt ? now.getTime() - before.decidedAt.getTime() : 0;
  if (before?.state === 'declined' && since < REQUEST_RETENTION_DAYS * DAY_MS) return false;
  if (before?.state !== 'waiting' && !(await hasRoomToWait(tx, memorialId, max))) return false;
  const request = {
    ...screened,
    emailSealed: seal(email),
    state: 'waiting' as const,
    createdAt: now,
    decidedAt: null,
    decidedById: null,
  };
  await tx.accessRequest.upsert({
    where,
    create: { ...request, id: newId(), memorialId, addressHash },
    update: request,
    select: { id: true },
  });
  return true;
}

const hasRoomToWait = async (tx: Tx, memorialId: string, max: number): Promise<boolean> =>
  (await tx.accessRequest.count({ where: { memorialId, state: 'waiting' } })) < max;

/**
 * Mails each keeper who has not paused mails about the memorial, at most once a day: the mail's key contains the day.
 */
async function mailKeepers(tx: Tx, memorialId: string, fullName: string, now: Date) {
  const keepers = await tx.keeper.findMany({
    where: {
      memorialId,
      role: { in: [...EDITING_ROLES] },
      leavesAt: null, // a keeper who was removed may not let anybody in
      user: { condolenceReaders: { none: { memorialId, pausedAt: { not: null } } } },
    },
    select: { user: { select: { id: true, email: true, firstName: true, language: true } } },
  });
  const day = now.toISOString().slice(0, 10);
  for (const { user } of keepers)
    await enqueueMail(
      tx,
      accessRequestMail({ memorialId, fullName, day }, user, toOfferedLanguage(user.language)),
    );
}
