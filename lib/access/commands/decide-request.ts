import { unseal } from '@/lib/platform/crypto/sealing';
import type { Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { languageOf } from '@/lib/platform/language/offered';
import { said } from '@/lib/platform/language/said';
import { sendLink } from './send-link';

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
  if (!request) throw new AppError('not_found', said('access.refusals.requestNotFound'));
  if (decision === 'decline') return;
  const person = { name: request.name, email: unseal(request.emailSealed) };
  await sendLink(tx, memorialId, person, languageOf(request.language), decidedById, now);
}
