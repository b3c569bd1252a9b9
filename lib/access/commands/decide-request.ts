import { unseal } from '@/lib/platform/crypto/sealing';
import type { Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { languageOf } from '@/lib/platform/language/offered';
import { said } from '@/lib/platform/language/said';
import { sendLink } from './send-link';

/**
 * Answers a stranger's question, in the transaction that has locked the memorial for somebody who may. Whoever is let in gets a
 * link by mail, in the language in which they asked; whoever is not hears nothing. Throws `not_found` for one that does not wait.
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
