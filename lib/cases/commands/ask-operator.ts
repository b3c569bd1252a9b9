import type { FormCaller } from '@/lib/access/queries/ceiling-caller';
import type { Reader } from '@/lib/access/reader';
import { caseWaitsMail } from '@/lib/keepers/case-mail';
import { seal } from '@/lib/platform/crypto/sealing';
import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { consumeCeilings } from '@/lib/platform/http/consume-ceiling';
import { consumeFormToken, readFormToken } from '@/lib/platform/http/form-token';
import { tryConsumeFormMailLimit } from '@/lib/platform/http/mail-budget';
import { newId } from '@/lib/platform/ids/public-id';
import type { Language } from '@/lib/platform/language/languages';
import { messageFor } from '@/lib/platform/language/message';
import { enqueueMail } from '@/lib/platform/mail/enqueue-mail';
import { questionReceivedMail } from '../case-mails';
import { askablePage } from '../queries/askable-page';
import { questionFormSubject } from '../rules';
import type { QuestionInput } from '../schema';

/**
 * Sends the operator a question about a page that the reader sees, or whose gate they see. Silently does nothing for
 * any other page, for a form filled in by a robot, and for a form submitted twice. While strangers ask so much that
 * mails would use up the provider's quota, their questions are stored without any. Throws `invalid` for a bad form
 * token, and `too_many` if a shared ceiling refuses the caller.
 */
export async function askOperator(
  reader: Reader | null,
  caller: FormCaller,
  memorialId: string,
  question: QuestionInput,
  language: Language,
  now = new Date(),
): Promise<void> {
  const { token, reference, email, ...content } = question;
  const isGood = readFormToken(questionFormSubject(memorialId), token, now.getTime()) === 'good';
  const isReal = isGood && reference === '' && (await askablePage(reader, memorialId)) !== null;
  const uses = await consumeCeilings(ceilingsOf(memorialId, isReal), caller);
  if (!isGood) throw new AppError('invalid', messageFor('access.refusals.askAgain'));
  if (!isReal) return;
  const isMailed = !uses[0]?.isFull; // of questions about all pages
  const mailUse = isMailed
    ? await tryConsumeFormMailLimit(caller, { email, isRobots: false })
    : null;
  const isNew = await db().$transaction(async (tx) => {
    if (!(await consumeFormToken(tx, token))) return false;
    const { id } = await tx.familyCase.create({
      data: {
        ...content,
        id: newId(),
        memorialId,
        emailSealed: seal(email),
        openedById: reader?.viewer?.userId ?? null,
        language,
        createdAt: now,
      },
      select: { id: true },
    });
    if (mailUse?.isAllowed) await enqueueMail(tx, questionReceivedMail({ id, email, language }));
    if (isMailed) await enqueueMail(tx, caseWaitsMail(id));
    return true;
  });
  if (isNew) return;
  for (const use of [mailUse, ...uses]) await use?.undo();
}

/**
 * Questions that are not stored count separately, so that a robot cannot use up the limit of a page
 * or of everybody.
 */
const ceilingsOf = (memorialId: string, isReal: boolean) =>
  [
    { name: 'questionFromAll', subject: isReal ? 'all' : 'robots' },
    { name: 'questionToMemorial', subject: isReal ? memorialId : `robots ${memorialId}` },
  ] as const;
