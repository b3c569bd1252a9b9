import { log } from '@/lib/platform/log';
import type { PaymentProvider } from '../providers/provider';
import { type Fulfil, settle } from '../settle/settle';
import { markEventProcessed, markEventWaiting, UNREADABLE_KIND } from './store-event';
import type { WaitingNotice } from './waiting-notices';

/**
 * Settles a payment by a stored, signed notice, for a provider that has no API to ask about
 * payments. First the provider must confirm that it sent the notice. If it does not, the notice
 * stays waiting, because one wrong answer is no reason to give up money: returns `unconfirmed` for
 * a successful payment, `ignored` for anything else. Throws `provider` if the provider gives no
 * usable answer.
 */
export async function settleStoredNotice(
  { name, stored }: PaymentProvider,
  { id, kind, rawBody, receivedAt }: WaitingNotice,
  fulfil: Fulfil,
): Promise<'settled' | 'unconfirmed' | 'ignored'> {
  // The stored body of a notice with U+0000 is not the one that was signed (store-event.ts).
  const notice = kind === UNREADABLE_KIND ? null : stored?.read(rawBody, receivedAt);
  if (!stored || !notice) {
    log.error({ provider: name, event: String(id) }, 'a signed notice cannot be read');
    await markEventProcessed(id, 'unreadable');
    return 'settled';
  }
  const { reference, evidence } = notice;
  if (!(await stored.confirm(rawBody))) {
    log.error({ provider: name, reference }, 'the provider did not confirm its own signed notice');
    await markEventWaiting(id, 'not confirmed');
    return evidence.status === 'success' ? 'unconfirmed' : 'ignored';
  }
  await markEventProcessed(id, await settle({ provider: name, reference }, evidence, fulfil));
  return 'settled';
}
