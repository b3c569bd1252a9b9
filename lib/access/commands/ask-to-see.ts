import { seal } from '@/lib/platform/crypto/sealing';
import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { consumeFormToken, readFormToken } from '@/lib/platform/http/form-token';
import { isPublicId } from '@/lib/platform/ids/public-id';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import type { Language } from '@/lib/platform/language/languages';
import { said } from '@/lib/platform/language/said';
import { askSubject } from '../ask-rules';
import type { RequestInput } from '../schema-people';
import type { Question } from './store-question';

/**
 * Asks the family of a memorial whether somebody may see it. A job does the work
 * (store-question.ts), so that neither the answer nor its time reveals whether the address is
 * known, was let in or was refused before. Does nothing if the memorial has no gate, or if the form
 * was submitted twice. Throws `invalid` for a token that is not good.
 */
export async function askToSee(
  memorialId: string,
  { token, ...asked }: RequestInput,
  language: Language,
  now = new Date(),
): Promise<void> {
  if (readFormToken(askSubject(memorialId), token, now.getTime()) !== 'good')
    throw new AppError('invalid', said('access.refusals.askAgain'));
  if (!isPublicId(memorialId)) return;
  const question: Question = { ...asked, language };
  await db().$transaction(async (tx) => {
    const gate = await tx.memorial.findFirst({
      where: { id: memorialId, visibility: { in: ['password', 'invited'] } },
      select: { id: true },
    });
    if (!gate || !(await consumeFormToken(tx, token))) return;
    await enqueue(tx, 'ask-family', { memorialId, sealed: seal(JSON.stringify(question)) });
  });
}
