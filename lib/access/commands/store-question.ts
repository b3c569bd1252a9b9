import { hashLetIn } from '@/lib/accounts/keyed-hash';
import { EDITING_ROLES } from '@/lib/keepers/rules';
import { seal, unseal } from '@/lib/platform/crypto/sealing';
import { db, type Tx } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { mayMail } from '@/lib/platform/http/mail-budget';
import { newId } from '@/lib/platform/ids/public-id';
import type { JobData } from '@/lib/platform/jobs/queues';
import type { Language } from '@/lib/platform/language/languages';
import { languageOf } from '@/lib/platform/language/offered';
import { enqueueMail } from '@/lib/platform/mail/enqueue-mail';
import { requestMail } from '../access-mails';
import { MOST_WAITING, REQUEST_DAYS, SEND_AGAIN_AFTER_MS } from '../rules';
import { sendLink } from './send-link';

/** What a stranger asks, as the job has it. */
export type Question = { name: string; email: string; message: string; language: Language };

/** What a family may read of a question; `isWithheld` where that is not all (decision 0105). */
type Shown = Pick<Question, 'name' | 'message'> & { isWithheld: boolean };
/** The first ring, which is of a domain further right. */
export type ScreenQuestion = (
  tx: Tx,
  memorialId: string,
  words: Pick<Question, 'name' | 'message'>,
  now: Date,
) => Promise<Shown>;

/**
 * Lets a question wait for the family of a memorial with a gate, and tells its keepers. No mail goes to whoever asks until the
 * family decides, except that somebody on the list gets the link anew. What the first ring holds is never stored. Not stored is what was answered with "not now" lately, and
 * what asks while twenty wait, or where nobody is left who could answer. It may run twice.
 */
export async function storeQuestion(
  { memorialId, sealed }: JobData['ask-family'],
  screen: ScreenQuestion,
  now = new Date(),
): Promise<void> {
  const asked = JSON.parse(unseal(sealed)) as Question; // ask-to-see.ts has sealed one
  const addressHash = hashLetIn(asked.email);
  // Before the transaction, which holds the memorial: counting takes another connection.
  const mayMailLink =
    (await isLinkDue(memorialId, addressHash, now)) && (await mayMail(asked.email));
  await db().$transaction(async (tx) => {
    // One at a time for each memorial: the bound below holds, and the keepers get one mail.
    const [memorial] = await tx.$queryRaw<{ fullName: string }[]>`
      SELECT "fullName" FROM memorials WHERE id = ${memorialId} AND visibility IN ('password', 'invited')
        AND EXISTS (SELECT 1 FROM keepers k WHERE k."memorialId" = memorials.id AND k.role::text = ANY(${[...EDITING_ROLES]})
          AND k."leavesAt" IS NULL)
      FOR NO KEY UPDATE`;
    if (!memorial) return;
    const { language } = asked;
    if (await sentAgain(tx, { memorialId, addressHash, language, mayMailLink }, now)) return;
    const shown = await screen(tx, memorialId, asked, now);
    if (!(await store(tx, memorialId, { ...asked, ...shown, addressHash }, now))) return;
    await tellKeepers(tx, memorialId, memorial.fullName, now);
  });
}

/** Whether somebody on the list of a memorial that is answered for may have the link anew. */
async function isLinkDue(memorialId: string, addressHash: string, now: Date): Promise<boolean> {
  const due = await db().accessInvitation.count({
    where: {
      memorialId,
      addressHash,
      sentAt: { lte: new Date(now.getTime() - SEND_AGAIN_AFTER_MS) },
      memorial: {
        visibility: { in: ['password', 'invited'] },
        keepers: { some: { role: { in: [...EDITING_ROLES] }, leavesAt: null } },
      },
    },
  });
  return due > 0;
}

type Lost = {
  memorialId: string;
  addressHash: string;
  language: Language;
  mayMailLink: boolean;
};

/** Whoever is on the list has lost the link. Returns whether they are. */
async function sentAgain(
  tx: Tx,
  { memorialId, addressHash, language, mayMailLink }: Lost,
  now: Date,
): Promise<boolean> {
  const invitation = await tx.accessInvitation.findUnique({
    where: { memorialId_addressHash: { memorialId, addressHash } },
    select: { name: true, emailSealed: true, sentAt: true, invitedById: true },
  });
  if (!invitation) return false;
  const isDue = now.getTime() - invitation.sentAt.getTime() >= SEND_AGAIN_AFTER_MS;
  if (isDue && mayMailLink) {
    const person = { name: invitation.name, email: unseal(invitation.emailSealed) };
    await sendLink(tx, memorialId, person, language, invitation.invitedById, now);
  }
  return true;
}

/** Returns whether the question waits for the family now. */
async function store(
  tx: Tx,
  memorialId: string,
  { email, addressHash, ...shown }: Question & Shown & { addressHash: string },
  now: Date,
): Promise<boolean> {
  const where = { memorialId_addressHash: { memorialId, addressHash } };
  const before = await tx.accessRequest.findUnique({
    where,
    select: { state: true, decidedAt: true },
  });
  const since = before?.decidedAt ? now.getTime() - before.decidedAt.getTime() : 0;
  if (before?.state === 'declined' && since < REQUEST_DAYS * DAY_MS) return false;
  if (before?.state !== 'waiting' && !(await hasRoom(tx, memorialId))) return false;
  const asked = {
    ...shown,
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

const hasRoom = async (tx: Tx, memorialId: string): Promise<boolean> =>
  (await tx.accessRequest.count({ where: { memorialId, state: 'waiting' } })) < MOST_WAITING;

/** Once a day each, unless they have paused mails about the memorial: the key of the mail has the day. */
async function tellKeepers(tx: Tx, memorialId: string, fullName: string, now: Date) {
  const keepers = await tx.keeper.findMany({
    where: {
      memorialId,
      role: { in: [...EDITING_ROLES] },
      leavesAt: null, // who leaves soon lets nobody in
      user: { condolenceReaders: { none: { memorialId, pausedAt: { not: null } } } },
    },
    select: { user: { select: { id: true, email: true, firstName: true, language: true } } },
  });
  const day = now.toISOString().slice(0, 10);
  for (const { user } of keepers)
    await enqueueMail(
      tx,
      requestMail({ memorialId, fullName, day }, user, languageOf(user.language)),
    );
}
