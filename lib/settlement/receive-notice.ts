import { recordDispute } from '@/lib/orders/commands/record-dispute';
import { noteOutcome, storeEvent } from '@/lib/orders/commands/store-event';
import { cardsPort } from '@/lib/ports/cards/select';
import { confirmPayment } from './confirm-payment';
import { type CardNotice, readCardNotice } from './read-card-notice';
import { syncRefunds } from './sync-refunds';

/**
 * Takes a notice of Paystack's: signature, stored as it came, then confirmed by asking Paystack, so
 * that a replayed or outdated notice can only lead to what is true now (integrations 1.4).
 * Gives false for a wrong signature. Throws when it could not be stored or confirmed: it comes again.
 */
export async function receiveNotice(rawBody: string, headers: Headers, sourceIp: string) {
  if (!cardsPort().isSigned(rawBody, headers)) return false;
  const notice = readCardNotice(rawBody);
  const event = { provider: 'paystack', kind: notice.kind, rawBody, headers, sourceIp } as const;
  const { id } = await storeEvent(event);
  await noteOutcome(id, await act(notice));
  return true;
}

async function act(notice: CardNotice): Promise<string> {
  switch (notice.about) {
    case 'charge':
      return confirmPayment(notice.reference);
    case 'refund':
      return syncRefunds(notice.reference);
    case 'dispute':
      // Told by the notice alone: what a dispute ends in is kept, so an old notice cannot undo it.
      return recordDispute({ provider: 'paystack', reference: notice.reference }, notice.dispute);
    case 'nothing':
      return 'ignored';
  }
}
