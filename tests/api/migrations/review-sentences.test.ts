import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GET as listOrders } from '@/app/api/admin/orders/route';
import { tryDecryptDraft } from '@/lib/memorials/draft-form';
import { recordDispute } from '@/lib/payments/disputes/record-dispute';
import { confirmRefund } from '@/lib/payments/refunds/confirm-refund';
import { sendRefund } from '@/lib/payments/refunds/send-refund';
import { OPEN_REVIEWS, reviewReason } from '@/lib/payments/reviews/review-messages';
import { db } from '@/lib/platform/db/client';
import { translatorFor } from '@/lib/platform/language/translator-for';
import { prepareDatabase } from '@/scripts/database/prepare-database';
import { call } from '@/tests/support/call';
import { root, viewerOf } from '@/tests/support/cast';
import { pay } from '@/tests/support/memorial-order';
import { loadRelease } from '@/tests/support/releases/load-release';
import { SENTENCES } from '@/tests/support/releases/review-sentences';

const t = translatorFor('en');

type Row = Record<string, unknown>;

/** Columns that later migrations dropped; the tests below check where their values went. */
const DROPPED_COLUMNS = ['orders.reviewReason'];

const provider = startProvider();
const { url, sql } = await loadRelease('review-sentences');
const rows = async (query: string): Promise<Row[]> => (await sql.query(query)).rows;
process.env.DATABASE_URL = url;
process.env.PAYSTACK_API_BASE = await provider.url;

const REASONS = `SELECT id, status::text, "reviewReason" FROM orders
  WHERE "reviewReason" <> '' ORDER BY "createdAt", id`;
let before: { tables: Map<string, Row[]>; reasons: Row[] };
let after: Map<string, Row[]>;

beforeAll(async () => {
  before = { tables: await readAllTables(), reasons: await rows(REASONS) };
  await prepareDatabase(url);
  after = await readAllTables();
}, 180_000); // The migrations run twice here, which takes up to a minute on a busy machine.
afterAll(async () => {
  provider.server.close();
  await sql.end();
});

const keysOf = (detail: unknown) => Object.keys(Object(detail));

/** The sentence without the ids of refunds and disputes, which differ. */
const masked = (sentence: string) =>
  sentence
    .replace(/(Refund|refund) [1-9A-HJ-NP-Za-km-z]{12}\b/g, '$1 …')
    .replace(/(Dispute|chargeback) \d{4}\b/g, '$1 …');

/** Every row of every table, and the jobs, by table. */
async function readAllTables(): Promise<Map<string, Row[]>> {
  const tables = await rows(`SELECT tablename AS name FROM pg_tables
    WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'`);
  const all = new Map<string, Row[]>();
  for (const { name } of tables)
    all.set(String(name), await rows(`SELECT * FROM "${name}" ORDER BY 1, 2`));
  return all.set('jobs', await rows('SELECT id, name, data, state FROM pgboss.job ORDER BY id'));
}

describe('a database from the release that stored reviews as sentences', () => {
  it('loses no row and no value', () => {
    expect(before.tables.get('orders')?.length).toBeGreaterThan(40);
    for (const [table, old] of before.tables) {
      const kept = Object.keys(old[0] ?? {}).filter(
        (one) => !DROPPED_COLUMNS.includes(`${table}.${one}`),
      );
      const values = (all: Row[] = []) => all.map((row) => kept.map((column) => row[column]));
      expect(values(after.get(table)), table).toEqual(values(old));
    }
  });

  it('gets an open review of the right kind for each sentence, in the same order', async () => {
    const found: typeof SENTENCES = [];
    for (const { id, status } of before.reasons) {
      const where = { id: String(id) };
      const select = { type: true, reviews: OPEN_REVIEWS } as const;
      const { type, reviews } = await db().order.findUniqueOrThrow({ where, select });
      const sentences = reviews.map((one) => masked(reviewReason({ type, reviews: [one] }, t)));
      found.push({
        status: String(status),
        reviews: reviews.map(({ kind }, at) => [kind, sentences[at] ?? '']),
      });
    }
    expect(found).toEqual(SENTENCES);
    expect(await db().orderReview.count()).toBe(SENTENCES.flatMap((one) => one.reviews).length);
  });

  it('gets amounts, currencies and disputes as data, and keeps other texts unchanged', async () => {
    const all = await db().orderReview.findMany({ select: { kind: true, detail: true } });
    const details = (of: string) => all.filter(({ kind }) => kind === of).map((one) => one.detail);
    const fault = expect.any(String);
    const mismatches = details('payment_mismatch');
    expect(mismatches).toEqual(mismatches.map(() => expect.objectContaining({ fault })));
    const [paid, expected] = ['USD', 'ZAR'];
    expect(mismatches).toContainEqual({ fault: 'currency', paid, expected });
    const amount = { fault: 'amount', expectedMinor: 44_400, currency: 'ZAR' };
    expect(mismatches).toContainEqual({ ...amount, paidMinor: 250_000 });
    const id = expect.any(String);
    const returned = details('over_returned');
    expect(returned).toHaveLength(2);
    expect(returned).toContainEqual({ amountMinor: 77_700, currency: 'ZAR', with: 'refund', id });
    const lost = { amountMinor: 79_550, currency: 'ZAR', with: 'chargeback', id };
    expect(returned).toContainEqual(lost);
    expect(new Set(details('dispute').flatMap(keysOf))).toEqual(new Set(['disputeId']));
    expect(new Set(details('other').flatMap(keysOf))).toEqual(new Set(['text']));
    expect(new Set(details('paid_late').flatMap(keysOf))).toEqual(new Set());
  });

  it('shows admins the same orders with the same reviews', async () => {
    const { headers } = await root();
    const listed: Row[] = [];
    for (const path of ['/', '/?page=2', '/?page=3'])
      listed.push(...(await call(listOrders, { path, headers })).body.orders);
    const shown = listed.map(({ id, status, reviewReason: all }) => [
      id,
      status,
      masked(String(all)),
    ]);
    const expected = before.reasons.map(({ id, status }, at) => {
      const sentences = SENTENCES[at]?.reviews.map(([, sentence]) => sentence);
      return [id, status, sentences?.join(' ')];
    });
    expect(shown).toEqual(expected);
  });

  it('closes its reviews when the event that they wait for happens', async () => {
    const open = await db().dispute.findFirstOrThrow({
      where: { status: 'open', order: { status: 'disputed', paidAt: { not: null } } },
      orderBy: { createdAt: 'asc' },
      select: { orderId: true, providerDisputeId: true, attempt: { select: { reference: true } } },
    });
    const { orderId, providerDisputeId } = open;
    const reference = open.attempt?.reference ?? '';
    const evidence = { providerDisputeId, outcome: 'won', amountMinor: null, dueAt: null } as const;
    expect(await recordDispute({ provider: 'paystack', reference }, evidence)).toBe('dispute won');
    expect(await db().orderReview.count({ where: { orderId, closedAt: null } })).toBe(0);

    const viewer = viewerOf(await root());
    const waiting = await db().refund.findFirstOrThrow({
      where: { status: 'needs_attention', provider: 'payfast' },
      select: { id: true, orderId: true },
    });
    await confirmRefund(viewer, {
      orderId: waiting.orderId,
      refundId: waiting.id,
    });
    const reviews = { orderId: waiting.orderId, closedAt: null };
    expect(await db().orderReview.count({ where: reviews })).toBe(0);
  });

  it('continues its refunds with the jobs that were waiting', async () => {
    const refunds = await rows(`SELECT r.id, r.status::text, r."orderId", r."providerTxnId", j.data
      FROM refunds r JOIN pgboss.job j ON j.name = 'send-refund' AND j.data->>'refundId' = r.id
      WHERE r.status IN ('requested', 'pending') ORDER BY r.status`);
    expect(refunds.map(({ status }) => status)).toEqual(['requested', 'pending']);
    const transaction = String(refunds[1]?.providerTxnId);
    provider.add({ transaction, amount: 6_000, merchant_note: `Refund ${refunds[1]?.id}` });
    for (const { id, orderId, data } of refunds) {
      await sendRefund(data as { refundId: string }); // JSON, as the job's data was stored
      const refund = await db().refund.findUniqueOrThrow({ where: { id: String(id) } });
      expect(refund.status).toBe('processed');
      const where = { orderId: String(orderId), kind: 'refund' } as const;
      expect(await db().ledgerEntry.count({ where })).toBe(1);
    }
    expect(provider.sent).toEqual([5_000]);
  });

  it('keeps drafts readable, and creates the memorial when the payment is confirmed', async () => {
    const drafts = await db().memorialDraft.findMany({ where: { formSealed: { not: '' } } });
    const names = drafts.map(({ formSealed }) => tryDecryptDraft(formSealed)?.fullName ?? 'broken');
    for (const name of ['Only A Draft', 'Waits For Money', 'Was Declined', 'Came Too Late'])
      expect(names).toContain(name);
    const { id: draftId } = drafts[names.indexOf('Waits For Money')] ?? { id: '' };
    const attempt = await db().paymentAttempt.findFirstOrThrow({
      where: { order: { draftId } },
      select: { reference: true, orderId: true },
    });
    expect(await pay(attempt)).toBe('paid');
    const { orderId } = attempt;
    const memorial = await db().memorial.findFirstOrThrow({ where: { orderId } });
    expect(memorial.fullName).toBe('Waits For Money');
    expect(await db().familyMember.count({ where: { memorialId: memorial.id } })).toBe(2);
  });
});

type KnownRefund = { id: string; transaction: string; amount: number; merchant_note: string };

/** Imitates the part of Paystack's refund API that the jobs use. It pays out every refund at once. */
function startProvider() {
  const known: KnownRefund[] = [];
  const sent: number[] = [];
  const add = (refund: Omit<KnownRefund, 'id'>) => {
    known.push({ ...refund, id: refund.merchant_note.replace('Refund ', 'at-') }); // ids have this form in the dump
    return known.at(-1);
  };
  const paidOut = (refund?: KnownRefund) => ({ ...refund, currency: 'ZAR', status: 'processed' });
  const answer = async (request: IncomingMessage) => {
    const transaction = new URL(request.url ?? '', 'http://provider').searchParams.get(
      'transaction',
    );
    if (request.method === 'GET')
      return known.filter((one) => one.transaction === transaction).map(paidOut);
    const refund: Omit<KnownRefund, 'id'> = JSON.parse(await text(request));
    sent.push(refund.amount);
    return paidOut(add(refund));
  };
  const server = createServer(async (request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ status: true, data: await answer(request) }));
  });
  const url = new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo; // as: it listens on TCP
      resolve(`http://127.0.0.1:${port}`);
    });
  });
  return { server, url, sent, add };
}
