import { AppError } from '@/lib/errors';
import { log } from '@/lib/log/log';
import { storeEvent, storeUnsignedEvent } from '@/lib/orders/commands/store-event';
import { isKnownPayment } from '@/lib/orders/queries';
import { hostedPaymentsPort } from '@/lib/ports/hosted-payments/select';
import { settleNotice } from './settle-notice';

/**
 * Takes a notice of PayFast's (ITN): signature and source, stored as it came, confirmed, settled
 * (integrations 2.4). One with a wrong signature is kept, for whoever looks for the fault, only when it
 * names a payment of ours; nothing is done about it.
 * Throws when it is not admitted, or could not be stored or confirmed: PayFast sends it again.
 */
export async function receiveHostedNotice(
  rawBody: string,
  headers: Headers,
  sourceIp: string,
  now = new Date(),
): Promise<void> {
  const port = hostedPaymentsPort();
  const notice = port.read(rawBody, now);
  if (!notice) throw new AppError('invalid', 'The notice names no payment.');
  const { kind, reference } = notice;
  const event = { provider: 'payfast', kind, rawBody, headers, sourceIp } as const;
  if (!port.isSigned(rawBody)) {
    if (await isKnownPayment({ provider: 'payfast', reference }))
      await storeUnsignedEvent(event, reference);
    throw new AppError('unauthenticated', 'The signature is not valid.');
  }
  const source = port.source(sourceIp);
  if (source !== 'listed')
    log.warn({ reference, source }, 'a signed notice from an unlisted address');
  if (source === 'refused') throw new AppError('forbidden', 'This address is not listed.');
  await settleNotice({ id: await storeEvent(event), rawBody, receivedAt: now });
}
