import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { paidTransactions, resend } from '../world/sandbox-calls';
import type { World } from '../world/world';

/** Several times the half minute after which a killed worker's job runs again. */
const PATIENCE_MS = 120_000;
const STEP_MS = 2_000;

/**
 * Brings forward what would happen in the days after the last fault: the providers' last notices, the next check of
 * each order (`check-order`) and the next attempt to send each mail (`send-mail`). The server's worker runs these jobs.
 * Stops waiting after `PATIENCE_MS`; the invariants report what is still open then. Returns how many seconds it took.
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
  const unrecorded = paid.filter(
    ({ provider, webhooks }) =>
      provider === 'payfast' && !webhooks.some(({ status }) => status === 200),
  );
  for (const { reference } of unrecorded) await resend(sandbox.url, reference);
  const { rows } = await sql.query(OPEN, [paid.map(({ reference }) => reference)]);
  const open = rows.map(({ id }) => String(id));
  if (unrecorded.length === 0 && open.length > 0) await sql.query(CHECK_NOW, [open]);
  const unsentMails = await sql.query(`SELECT 1 FROM outbox WHERE "sentAt" IS NULL LIMIT 1`);
  if (unsentMails.rowCount) await sql.query(SEND_NOW);
  return unrecorded.length === 0 && open.length === 0 && unsentMails.rowCount === 0;
}

/** Orders with a payment that the provider has and the ledger does not. */
const OPEN = `
  SELECT DISTINCT o.id FROM orders o JOIN payment_attempts a ON a."orderId" = o.id
  WHERE a.reference = ANY ($1)
    AND NOT EXISTS (SELECT 1 FROM ledger l WHERE l."attemptId" = a.id)`;

const CHECK_NOW = `
  UPDATE pgboss.job SET start_after = now()
  WHERE name = 'check-order' AND state IN ('created', 'retry') AND start_after > now()
    AND data->>'orderId' = ANY ($1)`;

/** A job that was interrupted many times waits up to five minutes (lib/platform/jobs/queues.ts). */
const SEND_NOW = `
  UPDATE pgboss.job SET start_after = now()
  WHERE name = 'send-mail' AND state IN ('created', 'retry') AND start_after > now()`;
