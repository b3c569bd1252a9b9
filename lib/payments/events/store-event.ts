import { createHash } from 'node:crypto';
import { db } from '@/lib/platform/db/client';
import type { Provider } from '../rules';

export type ReceivedNotice = {
  provider: Provider;
  kind: string;
  rawBody: string;
  headers: Headers;
  /** Header names to store besides STORED_HEADERS. */
  keep: string[];
  sourceIp: string;
};

/** `isProcessed`: the same notice arrived before and was acted on. */
export type StoredEvent = { id: bigint; isProcessed: boolean };

/** The kind of a notice that cannot be read. */
export const UNREADABLE_KIND = 'unreadable';

const STORED_HEADERS = ['content-type', 'user-agent'];
/** Stored in place of U+0000, which PostgreSQL cannot store. */
const SYMBOL_FOR_NUL = '\u2400';

/**
 * Stores a signed notice before acting on it. Notices have no id, so identical bodies are the same
 * event.
 */
export const storeEvent = (notice: ReceivedNotice) =>
  store(notice, createHash('sha256').update(notice.rawBody).digest('hex'), true);

/**
 * Stores the first notice about a payment with a wrong signature, to help find the fault. It is
 * never acted on. Only one is stored, because anybody can send them.
 */
export const storeUnsignedEvent = (notice: ReceivedNotice, reference: string) =>
  store(notice, `unsigned/${reference}`, false);

async function store(
  notice: ReceivedNotice,
  eventKey: string,
  signatureOk: boolean,
): Promise<StoredEvent> {
  const { provider, kind, sourceIp } = notice;
  const rawBody = notice.rawBody.replaceAll('\0', SYMBOL_FOR_NUL);
  const headers = Object.fromEntries(
    [...STORED_HEADERS, ...notice.keep].map((name) => [name, notice.headers.get(name) ?? '']),
  );
  // The same notice may arrive several times at the same instant.
  await db().providerEvent.createMany({
    data: { provider, eventKey, kind, rawBody, headers, sourceIp, signatureOk },
    skipDuplicates: true,
  });
  const event = await db().providerEvent.findUniqueOrThrow({
    where: { provider_eventKey: { provider, eventKey } },
    select: { id: true, processedAt: true },
  });
  return { id: event.id, isProcessed: event.processedAt !== null };
}

/** Records what was done about an event. */
export const markEventProcessed = (id: bigint, outcome: string, now = new Date()) =>
  db().providerEvent.update({
    where: { id },
    data: { outcome, processedAt: now },
    select: { id: true },
  });

/** Records why an event could not be acted on yet; reconciliation tries it again. */
export const markEventWaiting = (id: bigint, outcome: string) =>
  db().providerEvent.update({ where: { id }, data: { outcome }, select: { id: true } });
