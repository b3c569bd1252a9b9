import type { FormCaller } from '@/lib/access/queries/ceiling-caller';
import type { Reader } from '@/lib/access/reader';
import { storePicture } from '@/lib/media/commands/store-picture';
import { invalidatePage } from '@/lib/platform/cache/invalidate-page';
import { db, type Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { consumeCeilings } from '@/lib/platform/http/consume-ceiling';
import { consumeFormToken, readFormToken } from '@/lib/platform/http/form-token';
import { tryConsumeFormMailLimit } from '@/lib/platform/http/mail-budget';
import { deriveSecret, hashSecret } from '@/lib/platform/http/secret-link';
import { derivedId } from '@/lib/platform/ids/derived-id';
import { newId, newSecretId } from '@/lib/platform/ids/public-id';
import type { Language } from '@/lib/platform/language/languages';
import { messageFor } from '@/lib/platform/language/message';
import { enqueueMail } from '@/lib/platform/mail/enqueue-mail';
import * as paths from '@/lib/platform/paths';
import { sealContact } from '../author-contact';
import { authorMail } from '../author-mail';
import { type FormSignal, formSignal } from '../form-rules';
import { type GuestBookView, requireOpenGuestBook } from '../queries/guest-book-of';
import { memorialNameForMail } from '../queries/memorial-name-for-mail';
import { mayPublishUnread } from '../rules';
import type { CondolenceForm } from '../schema';
import { screeningLists } from '../screening-lists';
import { initialState, mayAuthorChange } from '../state-rules';
import { textKeysOf } from '../text-keys';
import { changeLockedCondolence, lockCondolence } from './change-condolence';
import { lockGuestBook } from './lock-guest-book';
import { claimPictures } from './pictures';
import { publishCondolenceEvent } from './publish-condolence-event';
import { screenWords } from './screen-words';

/**
 * The answer to the author. It does not reveal whether the condolence was held or refused. `secret`
 * opens the author's private page.
 */
export type SubmittedCondolence = { id: string; state: 'waiting' | 'published'; secret: string };

type Submission = {
  memorialId: string;
  form: CondolenceForm;
  /** A file on this machine's disk that nothing has opened yet. */
  picture: { path: string; address?: string } | null;
  /** The language of the page on which it was written. */
  language: Language;
  /**
   * The sender's script can send the form again with a new token, so a form that was open too long
   * may be refused.
   */
  canSendAgain: boolean;
};

/**
 * Stores a condolence, with or without an account. Refused ones are stored like all others, so that neither the answer,
 * its time nor the author's page reveals the refusal. The exception is the picture of a form whose token is forged or
 * too new: it is never opened, which its sender may notice. A form sent twice is one condolence with the latest words
 * and picture. Throws `not_found`, `conflict` if the guest book is closed, `gone` if the form was open too long,
 * `too_many`, and as `storePicture` does.
 */
export async function submitCondolence(
  reader: Reader | null,
  caller: FormCaller,
  submission: Submission,
  now = new Date(),
): Promise<SubmittedCondolence> {
  const { memorialId, form, picture, language, canSendAgain } = submission;
  const token = readFormToken(memorialId, form.token, now.getTime());
  const requireGuestBook = async (tx: Tx) => {
    const book = await requireOpenGuestBook(reader, memorialId, tx);
    if ((token === 'expired' || token === 'stale') && canSendAgain && !book.isFamily)
      throw new AppError('gone', messageFor('condolences.refusals.expired'));
    return book;
  };
  const { isFamily } = await requireGuestBook(db());
  const isRobots = formSignal(token, false, form.reference !== '')?.verdict === 'refuse';
  await countForm(caller, memorialId, isRobots, picture !== null);
  const mailUse =
    form.email === ''
      ? null
      : await tryConsumeFormMailLimit(caller, { email: form.email, isRobots });
  const isOpened = isFamily || (token !== 'forged' && token !== 'too_soon');
  const pictureId = picture && isOpened ? await store(picture) : null;
  screeningLists(); // before the transaction
  const { submitted, isAgain } = await db().$transaction(async (tx) => {
    await lockGuestBook(tx, memorialId);
    const book = await requireGuestBook(tx);
    const isReal = token === 'good' || token === 'expired';
    const isNew = !isReal || (await consumeFormToken(tx, form.token));
    const earlier = isNew
      ? null
      : await resubmitCondolence(tx, reader, { ...submission, pictureId }, now);
    if (earlier) return { submitted: earlier, isAgain: true };
    const signal = formSignal(token, !isNew, form.reference !== '');
    const context = {
      signal,
      isOwnToken: isReal && isNew,
      pictureId,
      language,
      mayMail: mailUse?.isAllowed ?? false,
    };
    return { submitted: await write(tx, reader, book, form, context, now), isAgain: false };
  });
  if (isAgain) await mailUse?.undo();
  return submitted;
}

/**
 * Counts the form before any expensive work. Forms of robots are counted separately, so that they
 * use up neither the family's limit nor everybody's; the answer is the same.
 */
async function countForm(
  caller: FormCaller,
  memorialId: string,
  isRobots: boolean,
  hasPicture: boolean,
) {
  const [all, memorial] = isRobots
    ? (['robots', `robots ${memorialId}`] as const)
    : (['all', memorialId] as const);
  const ofWords = [
    { name: 'condolenceFromAll', subject: all },
    { name: 'condolenceToMemorial', subject: memorial },
  ] as const;
  const ofPicture = { name: 'condolencePicture', subject: all } as const;
  await consumeCeilings(hasPicture ? [...ofWords, ofPicture] : ofWords, caller);
}

/**
 * Stores a picture before the transaction, and even for most of the forms that are refused, because the time would
 * reveal the refusal. Pictures that no condolence uses are deleted after a day.
 */
async function store(picture: NonNullable<Submission['picture']>) {
  const file = { ...picture, fileName: '' }; // the file name may be personal
  return (await storePicture(null, file)).id;
}

/**
 * The condolence of a form that arrives a second time. If its words or picture differ, the author corrected them while
 * waiting for an answer, so the condolence is changed; the form's token proves that it is the same author. Null if it
 * may no longer be changed, or if the form is a robot's.
 */
async function resubmitCondolence(
  tx: Tx,
  reader: Reader | null,
  { memorialId, form, pictureId }: Submission & { pictureId: string | null },
  now: Date,
): Promise<SubmittedCondolence | null> {
  const { message, authorName, reference, token } = form;
  const first = await lockCondolence(tx, { id: idFor(memorialId, token), memorialId });
  if (!first) return null;
  const { id } = first;
  const picture = await samePictureFilter(tx, pictureId);
  const isSame = (await tx.condolence.count({ where: { id, message, authorName, picture } })) > 0;
  if (!isSame && (reference !== '' || !mayAuthorChange(first.state))) return null;
  const state = isSame
    ? first.state
    : await changeLockedCondolence(
        tx,
        reader,
        first,
        { message, authorName, picture: pictureId },
        now,
      );
  return { id, state: state === 'published' ? state : 'waiting', secret: deriveSecret(token) };
}

/**
 * A filter for condolences with the same picture, or without one if `pictureId` is null. The second form stored its
 * picture again, so only the hashes can be equal.
 */
async function samePictureFilter(tx: Tx, pictureId: string | null) {
  if (pictureId === null) return null;
  const { sha256 } = await tx.media.findUniqueOrThrow({
    where: { id: pictureId },
    select: { sha256: true },
  });
  return { media: { sha256 } };
}

const idFor = (memorialId: string, token: string) => derivedId(memorialId, deriveSecret(token));

type SubmissionContext = {
  signal: FormSignal | null;
  /**
   * Whether the id and secret are derived from the token. A forged or used token must not lead to
   * somebody else's condolence.
   */
  isOwnToken: boolean;
  pictureId: string | null;
  language: Language;
  /** Whether the author gave an address that may receive another mail today. */
  mayMail: boolean;
};

async function write(
  tx: Tx,
  reader: Reader | null,
  book: GuestBookView,
  { message, authorName, email, token }: CondolenceForm,
  { signal, isOwnToken, pictureId, language, mayMail }: SubmissionContext,
  now: Date,
): Promise<SubmittedCondolence> {
  const { memorialId, isFamily } = book;
  const keys = textKeysOf(message);
  const words = { message, authorName, hasPicture: pictureId !== null };
  const isRefused = signal?.verdict === 'refuse';
  const screening = await screenWords(tx, book, words, keys, isRefused, now);
  const signals = [...(signal ? [signal.name] : []), ...screening.signals];
  const verdict = signal?.verdict ?? screening.verdict;
  const state = isFamily
    ? 'published'
    : initialState({ verdict, signals }, mayPublishUnread(book.rule, book.life));
  const secret = isOwnToken ? deriveSecret(token) : newSecretId();
  const id = isOwnToken ? idFor(memorialId, token) : newId();
  await tx.condolence.create({
    data: {
      id,
      memorialId,
      state,
      message,
      authorName,
      language,
      isFromFamily: isFamily,
      secretHash: hashSecret(secret),
      senderId: reader?.viewer?.userId ?? null,
      signals: isFamily ? [] : signals,
      ...keys,
      createdAt: now,
      publishedAt: state === 'published' ? now : null,
      waitingSince: state === 'waiting' ? now : null,
      authorSealed: mayMail ? sealContact({ email, secret }) : '',
      toldState: state === 'published' ? state : null, // the author sees on the page that it is published
      ...(pictureId && { picture: { create: { mediaId: pictureId } } }),
    },
    select: { id: true },
  });
  if (state === 'published') await claimPictures(tx, [id]);
  if (mayMail) {
    const fullName = (await memorialNameForMail(tx, memorialId, email, true)) ?? '';
    const author = { email, secret };
    // Sent for refused ones as well: the mailbox must not reveal the refusal.
    await enqueueMail(tx, authorMail('sent', { key: `${id}/sent`, fullName, author, language }));
  }
  await publishCondolenceEvent(tx, { id, memorialId, state });
  if (state === 'published') await invalidatePage(tx, paths.memorial(memorialId));
  return { id, state: state === 'published' ? 'published' : 'waiting', secret };
}
