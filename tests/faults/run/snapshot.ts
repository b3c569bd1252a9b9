import { z } from 'zod';
import type { Mail } from '@/sandbox/inbox/mail';
import { paidTransactions, type RecordedPayment } from '../world/sandbox-calls';
import type { World } from '../world/world';

const text = z.string();
const order = z.object({
  id: text,
  status: text,
  overpaid: z.boolean(),
  reviews: z.array(text),
  references: z.array(text),
  memorials: z.number(),
  tributes: z.number(),
  receipts: z.number(),
});
const charge = z.object({
  provider: text,
  providerTxnId: text,
  chargeMinor: z.number(),
  chargeCurrency: text,
  orderId: text,
  reference: text,
});
const outbox = z.object({ to: text, subject: text, isSent: z.boolean() });

/** The records of the providers, the mail server and the database once all work has ended. */
export type Snapshot = {
  paid: RecordedPayment[];
  orders: z.output<typeof order>[];
  charges: z.output<typeof charge>[];
  outbox: z.output<typeof outbox>[];
  inbox: Mail[];
  /** Memorials and tributes that belong to no order, except the memorial that flowers are bought for. */
  strays: number;
};

/** Reads the sandbox by HTTP and the database by read-only SQL. */
export async function takeSnapshot({ database, sandbox, inbox }: World): Promise<Snapshot> {
  const sql = await database.connect();
  try {
    await sql.query('SET default_transaction_read_only = on');
    const read = async <T>(schema: z.ZodType<T>, query: string): Promise<T[]> =>
      z.array(schema).parse((await sql.query(query)).rows);
    const [strays] = await read(z.object({ count: z.number() }), STRAYS);
    return {
      paid: await paidTransactions(sandbox.url),
      orders: await read(order, ORDERS),
      charges: await read(charge, CHARGES),
      outbox: await read(outbox, OUTBOX),
      inbox: inbox.mails(),
      strays: strays?.count ?? 0,
    };
  } finally {
    await sql.end();
  }
}

const ORDERS = `
  SELECT o.id, o.status, o.overpaid,
    array(SELECT r.kind::text FROM order_reviews r WHERE r."orderId" = o.id AND r."closedAt" IS NULL) AS reviews,
    array(SELECT a.reference FROM payment_attempts a WHERE a."orderId" = o.id) AS references,
    (SELECT count(*)::int FROM memorials m WHERE m."orderId" = o.id) AS memorials,
    (SELECT count(*)::int FROM tributes t WHERE t."orderId" = o.id) AS tributes,
    (SELECT count(*)::int FROM outbox m WHERE m.key = 'receipt/' || o.id) AS receipts
  FROM orders o`;

const CHARGES = `
  SELECT l.provider::text, l."providerTxnId", l."chargeMinor", l."chargeCurrency", l."orderId",
    coalesce(a.reference, '') AS reference
  FROM ledger l LEFT JOIN payment_attempts a ON a.id = l."attemptId" WHERE l.kind = 'charge'`;

const OUTBOX = `SELECT "to", subject, "sentAt" IS NOT NULL AS "isSent" FROM outbox`;

/** Subtracts 1 for the memorial that the run created to buy flowers for (goods.ts). */
const STRAYS = `
  SELECT ((SELECT count(*) FROM tributes WHERE "orderId" IS NULL)
    + (SELECT count(*) FROM memorials WHERE "orderId" IS NULL) - 1)::int AS count`;
