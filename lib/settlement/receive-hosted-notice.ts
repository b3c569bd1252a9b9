import { AppError } from '@/lib/errors';
import { log } from '@/lib/log/log';
import { noteUnconfirmed } from '@/lib/orders/commands/note-unconfirmed';
import { storeEvent, storeUnsignedEvent } from '@/lib/orders/commands/store-event';
import { isKnownPayment } from '@/lib/orders/queries';
import type { WaitingNotice } from '@/lib/orders/queries/waiting-notices';
import type { HostedNotice } from '@/lib/ports/hosted-payments/port';
import { hostedPaymentsPort } from '@/lib/ports/hosted-payments/select';
import { settleNotice } from './settle-notice';

type Sent = { rawBody: string; headers: Headers; sourceIp: string };

/**
 * Takes a notice of PayFast's (ITN): signature and source, stored as it came, confirmed, settled
 * (integrations 2.4). One with a wrong signature is kept, for whoever looks for the fault, only when it
 * names a payment of ours; nothing is done about it. A signed one that nobody can read is kept, too.
 * Throws when it is not admitted, or could not be stored or confirmed: PayFast sends it again.
 */
export async function receiveHostedNotice(
  rawBody: string,
  headers: Headers,
  sourceIp: string,
  now = new Date(),
): Promise<void> {
  const port = hostedPaymentsPort();
  const sent = { rawBody, headers, sourceIp };
  const notice = port.read(rawBody, now);
  if (!port.isSigned(rawBody)) return refuse(sent, notice);
  const reference = notice?.reference ?? null;
  const source = port.source(sourceIp);
  if (source !== 'listed')
    log.warn({ reference, source }, 'a signed notice from an unlisted address');
  if (source === 'refused') throw new AppError('forbidden', 'This address is not listed.');
  const kind = notice?.kind ?? 'unreadable';
  const { id, isProcessed } = await storeEvent({ provider: 'payfast', kind, ...sent });
  if (!isProcessed) await settleOrWait({ id, rawBody, receivedAt: now }, notice);
}

/** Until PayFast confirms it, it comes again; where nobody looks any more, a person must. */
async function settleOrWait(stored: WaitingNotice, notice: HostedNotice | null): Promise<void> {
  let fault: unknown = new AppError('unavailable', 'PayFast did not confirm this notice.');
  try {
    if ((await settleNotice(stored)) === 'settled') return;
  } catch (error) {
    fault = error;
  }
  const isUnconfirmed = fault instanceof AppError; // else the database was busy: it comes again
  if (isUnconfirmed && notice?.evidence.status === 'success')
    await noteUnconfirmed(
      { provider: 'payfast', reference: notice.reference },
      notice.evidence.providerTxnId,
    );
  throw fault;
}

async function refuse(sent: Sent, notice: HostedNotice | null): Promise<never> {
  if (!notice) throw new AppError('invalid', 'The notice names no payment.');
  const { kind, reference } = notice;
  if (await isKnownPayment({ provider: 'payfast', reference }))
    await storeUnsignedEvent({ provider: 'payfast', kind, ...sent }, reference);
  throw new AppError('unauthenticated', 'The signature is not valid.');
}
