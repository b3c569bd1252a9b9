import { seal } from '@/lib/platform/crypto/sealing';
import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { consumeFormToken, readFormToken } from '@/lib/platform/http/form-token';
import { isPublicId } from '@/lib/platform/ids/public-id';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import type { Language } from '@/lib/platform/language/languages';
import { messageFor } from '@/lib/platform/language/message';
import { accessFormSubject } from '../access-form-subject';
import type { AccessRequestInput } from '../schema-people';
import type { AccessRequest } from './store-access-request';

/**
 * Asks the family of a memorial whether somebody may see it. A job does the work
 * (store-access-request.ts), so that neither the answer nor its time reveals whether the address is
 * known, was let in or was refused before. Does nothing if the memorial has no gate page
 * (gate-rules.ts), or if the form was submitted twice. Throws `invalid` for an invalid token.
 * @param isQuiet whether this caller has not sent many requests to this family today
 */
export async function requestAccess(
  memorialId: string,
  { token, ...request }: AccessRequestInput,
  language: Language,
  isQuiet: boolean,
  now = new Date(),
): Promise<void> {
  if (readFormToken(accessFormSubject(memorialId), token, now.getTime()) !== 'good')
    throw new AppError('invalid', messageFor('access.refusals.askAgain'));
  if (!isPublicId(memorialId)) return;
  const accessRequest: AccessRequest = { ...request, language };
  await db().$transaction(async (tx) => {
    const gate = await tx.memorial.findFirst({
      where: { id: memorialId, visibility: { in: ['password', 'invited'] } },
      select: { id: true },
    });
    if (!gate || !(await consumeFormToken(tx, token))) return;
    const sealed = seal(JSON.stringify(accessRequest));
    await enqueue(tx, 'ask-family', { memorialId, sealed, isQuiet });
  });
}
