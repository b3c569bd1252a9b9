import { createHash } from 'node:crypto';
import { db } from '@/lib/platform/db/client';
import type { Provider } from '../rules';

export type Notice = {
  provider: Provider;
  kind: string;
  rawBody: string;
  headers: Headers;
  /** Which of the headers are stored, beside those that every notice has. */
  keep: string[];
  sourceIp: string;
};

/** `isProcessed`: the same notice came before, and something came of it. */
export type StoredEvent = { id: bigint; isProcessed: boolean };

const KEPT_HEADERS = ['content-type', 'user-agent'];

/**
 * Keeps a signed notice as it came, before anything is done about it. The providers' notices have no
 * id, so equal bodies are one event.
 */
export const storeEvent = (notice: Notice) =>
  store(notice, createHash('sha256').update(notice.rawBody).digest('hex'), true);

/**
 * Keeps the first notice about a payment that has a wrong signature, for whoever looks for the fault;
 * nothing is done about it. One only: anybody can send them.
 */
export const storeUnsignedEvent = (notice: Notice, reference: string) =>
  store(notice, `unsigned/${reference}`, false);

async function store(notice: Notice, eventKey: string, signatureOk: boolean): Promise<StoredEvent> {
  const { provider, kind, rawBody, sourceIp } = notice;
  const headers = Object.fromEntries(
    [...KEPT_HEADERS, ...notice.keep].map((name) => [name, notice.headers.get(name) ?? '']),
  );
  // ON CONFLICT DO NOTHING: the same notice may arrive several times at the same instant.
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

/** Writes beside an event what came of it. */
export const markEventProcessed = (id: bigint, outcome: string, now = new Date()) =>
  db().providerEvent.update({
    where: { id },
    data: { outcome, processedAt: now },
    select: { id: true },
  });

/** Writes beside an event why nothing came of it yet: reconciliation looks at it again. */
export const markEventWaiting = (id: bigint, outcome: string) =>
  db().providerEvent.update({ where: { id }, data: { outcome }, select: { id: true } });
