import { seal } from '@/lib/platform/crypto/sealing';
import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import type { CeilingUse } from '@/lib/platform/http/consume-ceiling';
import { consumeFormToken, readFormToken } from '@/lib/platform/http/form-token';
import { isPublicId } from '@/lib/platform/ids/public-id';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import type { Language } from '@/lib/platform/language/languages';
import { messageFor } from '@/lib/platform/language/message';
import { accessFormSubject } from '../access-form-subject';
import { MAX_WAITING_OF_QUIET, MAX_WAITING_REQUESTS } from '../rules';
import type { AccessRequestInput } from '../schema-people';
import type { AccessRequest } from './store-access-request';

/**
 * Asks the family of a memorial whether somebody may see it. A job does the work
 * (store-access-request.ts), so that neither the answer nor its time reveals whether the address is
 * known, was let in or was refused before. Does nothing if the memorial has no gate page
 * (gate-rules.ts), or if the form was submitted twice. Throws `invalid` for an invalid token, and
 * `conflict` for a stranger while too many requests are waiting.
 * @param use the counted use of `accessRequestsToMemorial`
 */
export async function requestAccess(
  memorialId: string,
  { token, ...request }: AccessRequestInput,
  language: Language,
  use: AskersUse,
  now = new Date(),
): Promise<void> {
  if (readFormToken(accessFormSubject(memorialId), token, now.getTime()) !== 'good')
    throw new AppError('invalid', messageFor('access.refusals.askAgain'));
  if (!isPublicId(memorialId)) return;
  const accessRequest: AccessRequest = { ...request, language };
  const isRefused = await db().$transaction(async (tx) => {
    const gate = await tx.memorial.findFirst({
      where: { id: memorialId, visibility: { in: ['password', 'invited'] } },
      select: { _count: { select: { accessRequests: { where: { state: 'waiting' } } } } },
    });
    if (!gate) return false;
    const isFull = gate._count.accessRequests >= maxWaiting(use);
    // A refused form can be sent again.
    if (!isFull && !(await consumeFormToken(tx, token))) return false;
    const sealed = seal(JSON.stringify(accessRequest));
    const stored = isFull ? 'never' : isOfFamily(use) ? 'always' : undefined;
    await enqueue(tx, 'ask-family', { memorialId, sealed, ...(stored && { stored }) });
    return isFull;
  });
  if (isRefused) throw new AppError('conflict', messageFor('access.refusals.askFull'));
}

type AskersUse = Pick<CeilingUse, 'known' | 'isQuiet'>;

const isOfFamily = ({ known }: AskersUse) => known !== null && !known.isByAge;

function maxWaiting(use: AskersUse): number {
  if (isOfFamily(use)) return Number.POSITIVE_INFINITY;
  return use.isQuiet ? MAX_WAITING_OF_QUIET : MAX_WAITING_REQUESTS;
}
