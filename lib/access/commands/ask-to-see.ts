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
 * Asks the family of a memorial with a gate whether somebody may see it. What that leads to is done by a job
 * (store-question.ts): neither the answer nor its time tells whether the address is known, was let in or was refused before. Does
 * nothing for a memorial without a gate, and for a token that was used: the question was sent twice. Throws `invalid` for a token that
 * is no good.
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
