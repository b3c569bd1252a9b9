import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { paidTransactions, resend } from '../world/sandbox-calls';
import type { World } from '../world/world';

/** A killed worker's job runs again within half a minute; this is several of those. */
const PATIENCE_MS = 120_000;
const STEP_MS = 2_000;

/**
 * Lets the days after the last fault pass, which bring what is outstanding: the providers' last notices, and
 * the orders' next looks (`check-order`), whose time is set to now. The worker of the server does them.
 * Gives the seconds it took; after its patience whatever is still open is for the invariants to find.
 */
export async function reconcile(world: World): Promise<number> {
  const start = Date.now();
  const sql = await world.database.connect();
  try {
    await sleep(STEP_MS);
    while (Date.now() - start < PATIENCE_MS && !(await isQuiet(world, sql))) await sleep(STEP_MS);
  } finally {
    await sql.end();
  }
  return Math.round((Date.now() - start) / 1000);
}

async function isQuiet({ sandbox, front }: World, sql: Client): Promise<boolean> {
  if (front.inFlight().length > 0) return false;
  const paid = await paidTransactions(sandbox.url);
  const unheard = paid.filter(
    ({ provider, webhooks }) =>
      provider === 'payfast' && !webhooks.some(({ status }) => status === 200),
  );
  for (const { reference } of unheard) await resend(sandbox.url, reference);
  const { rows } = await sql.query(OPEN, [paid.map(({ reference }) => reference)]);
  const open = rows.map(({ id }) => String(id));
  if (unheard.length === 0 && open.length > 0) await sql.query(LOOK_NOW, [open]);
  const waiting = await sql.query(`SELECT 1 FROM outbox WHERE "sentAt" IS NULL LIMIT 1`);
  return unheard.length === 0 && open.length === 0 && waiting.rowCount === 0;
}

/** Orders with a payment that was made, and that nobody here knows of yet. */
const OPEN = `
  SELECT DISTINCT o.id FROM orders o JOIN payment_attempts a ON a."orderId" = o.id
  WHERE a.reference = ANY ($1)
    AND NOT EXISTS (SELECT 1 FROM ledger l WHERE l."attemptId" = a.id)`;

const LOOK_NOW = `
  UPDATE pgboss.job SET start_after = now()
  WHERE name = 'check-order' AND state IN ('created', 'retry') AND start_after > now()
    AND data->>'orderId' = ANY ($1)`;
