import { z } from 'zod';
import { noteOutcome, storeEvent } from '@/lib/orders/commands/store-event';
import { cardsPort } from '@/lib/ports/cards/select';
import { confirmPayment } from './confirm-payment';

const noticeSchema = z.object({ event: z.string(), data: z.object({ reference: z.string() }) });

/**
 * Takes a provider's notice: signature, stored as it came, then confirmed by asking the provider, so
 * that a replayed or outdated notice can only lead to what is true now (integrations 1.4).
 * Gives false for a wrong signature. Throws when it could not be stored or confirmed: it comes again.
 */
export async function receiveNotice(rawBody: string, headers: Headers, sourceIp: string) {
  if (!cardsPort().isSigned(rawBody, headers)) return false;
  const notice = noticeSchema.safeParse(parseOrNull(rawBody));
  const kind = notice.success ? notice.data.event : 'unreadable';
  const eventId = await storeEvent({ kind, rawBody, headers, sourceIp });
  const outcome =
    notice.success && kind === 'charge.success'
      ? await confirmPayment(notice.data.data.reference)
      : 'ignored';
  await noteOutcome(eventId, outcome);
  return true;
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // signed, but not JSON: it is kept as 'unreadable'
  }
}
