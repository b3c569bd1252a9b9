import { createHash } from 'node:crypto';
import { db } from '@/lib/db/client';

type Notice = { kind: string; rawBody: string; headers: Headers; sourceIp: string };

const KEPT_HEADERS = ['content-type', 'user-agent', 'x-paystack-signature'];

/**
 * Keeps a signed notice as it came, before anything is done about it. Paystack's notices have no id,
 * so equal bodies are one event. Gives the stored event's id.
 */
export async function storeEvent(notice: Notice): Promise<bigint> {
  const eventKey = createHash('sha256').update(notice.rawBody).digest('hex');
  const headers = Object.fromEntries(
    KEPT_HEADERS.map((name) => [name, notice.headers.get(name) ?? '']),
  );
  const data = {
    provider: 'paystack' as const,
    eventKey,
    kind: notice.kind,
    rawBody: notice.rawBody,
    headers,
    sourceIp: notice.sourceIp,
    signatureOk: true,
  };
  // ON CONFLICT DO NOTHING: the same notice may arrive several times at the same instant.
  await db().providerEvent.createMany({ data, skipDuplicates: true });
  const event = await db().providerEvent.findUniqueOrThrow({
    where: { provider_eventKey: { provider: 'paystack', eventKey } },
    select: { id: true },
  });
  return event.id;
}

/** Writes beside an event what came of it. */
export const noteOutcome = (id: bigint, outcome: string, now = new Date()) =>
  db().providerEvent.update({
    where: { id },
    data: { outcome, processedAt: now },
    select: { id: true },
  });
