import { unseal } from '@/lib/platform/crypto/sealing';
import type { Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import { toOfferedLanguage } from '@/lib/platform/language/offered-languages';
import { sendAccessLink } from './send-access-link';

/**
 * Grants or declines a request to see a memorial. The caller has locked the memorial and checked
 * the viewer's right. With a grant, the person receives a link by mail in the language of their
 * request; after a refusal they hear nothing. Throws `not_found` if the request is not waiting.
 */
export async function decideRequest(
  tx: Tx,
  memorialId: string,
  requestId: string,
  decision: 'grant' | 'decline',
  decidedById: string,
  now = new Date(),
): Promise<void> {
  const state = decision === 'grant' ? 'granted' : 'declined';
  const [request] = await tx.accessRequest.updateManyAndReturn({
    where: { id: requestId, memorialId, state: 'waiting' },
    data: { state, decidedAt: now, decidedById },
    select: { name: true, emailSealed: true, language: true },
  });
  if (!request) throw new AppError('not_found', messageFor('access.refusals.requestNotFound'));
  if (decision === 'decline') return;
  const person = { name: request.name, email: unseal(request.emailSealed) };
  await sendAccessLink(
    tx,
    memorialId,
    person,
    toOfferedLanguage(request.language),
    decidedById,
    now,
  );
}
