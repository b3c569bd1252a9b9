import { log } from '@/lib/log/log';
import { noteDelay, noteOutcome } from '@/lib/orders/commands/store-event';
import type { WaitingNotice } from '@/lib/orders/queries/waiting-notices';
import { hostedPaymentsPort } from '@/lib/ports/hosted-payments/select';
import { settle } from './settle';

/**
 * Settles by a stored, signed notice of PayFast's: only after PayFast has said that it sent it
 * (integrations 2.4, check 4). One that PayFast does not know stays waiting, `unconfirmed` where it says
 * that somebody paid, else `ignored`: money is not given up for one wrong answer.
 * Throws `unavailable` when PayFast gives no usable answer.
 */
export async function settleNotice({
  id,
  rawBody,
  receivedAt,
}: WaitingNotice): Promise<'settled' | 'unconfirmed' | 'ignored'> {
  const notice = hostedPaymentsPort().read(rawBody, receivedAt);
  if (!notice) {
    log.error({ event: String(id) }, 'a signed notice of PayFast’s cannot be read');
    await noteOutcome(id, 'unreadable');
    return 'settled';
  }
  const { reference, evidence } = notice;
  if (!(await hostedPaymentsPort().confirm(rawBody))) {
    log.error({ reference }, 'PayFast did not know a signed notice of its own');
    await noteDelay(id, 'not confirmed');
    return evidence.status === 'success' ? 'unconfirmed' : 'ignored';
  }
  await noteOutcome(id, await settle({ provider: 'payfast', reference }, evidence));
  return 'settled';
}
