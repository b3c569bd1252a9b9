import { log } from '@/lib/platform/log';
import type { PaymentProvider } from '../providers/provider';
import { type Fulfil, settle } from '../settle/settle';
import { markEventProcessed, markEventWaiting } from './store-event';
import type { WaitingNotice } from './waiting-notices';

/**
 * Settles by a stored, signed notice of a provider that cannot be asked about payments: only after the
 * provider has confirmed that it sent it. One that it does not know stays waiting, `unconfirmed` where
 * it says that somebody paid, else `ignored`: money is not given up for one wrong answer.
 * Throws `provider` when the provider sends no usable answer.
 */
export async function settleStoredNotice(
  { name, stored }: PaymentProvider,
  { id, rawBody, receivedAt }: WaitingNotice,
  fulfil: Fulfil,
): Promise<'settled' | 'unconfirmed' | 'ignored'> {
  const notice = stored?.read(rawBody, receivedAt);
  if (!stored || !notice) {
    log.error({ provider: name, event: String(id) }, 'a signed notice cannot be read');
    await markEventProcessed(id, 'unreadable');
    return 'settled';
  }
  const { reference, evidence } = notice;
  if (!(await stored.confirm(rawBody))) {
    log.error(
      { provider: name, reference },
      'the provider did not know a signed notice of its own',
    );
    await markEventWaiting(id, 'not confirmed');
    return evidence.status === 'success' ? 'unconfirmed' : 'ignored';
  }
  await markEventProcessed(id, await settle({ provider: name, reference }, evidence, fulfil));
  return 'settled';
}
