import { Client } from 'pg';
import { z } from 'zod';
import { readSettings } from '../../scripts/start/data-folder';
import { fillKeepers, INVITATION } from './fill-keepers';
import type { Places } from './places';

const WAITING_ORDER = 'WaitingFLow1';
const REVIEW_ORDER = 'PersonLooks1';
const CLOSED_MEMORIAL_ID = 'CLosedPage11';

/**
 * Adds what the demo lacks to the stack's database: an order and a ledger entry for every memorial and tribute, an open
 * payment, one that needs review, a memorial that is not open to everybody, and messages and condolences that need a
 * decision. Can be repeated. Returns the ids and secrets of these, for addresses.
 */
export async function fillStack(folder: string, { memorial }: Places): Promise<Places> {
  const settings = await readSettings(folder);
  const { DATABASE_URL } = settings;
  const client = new Client({ connectionString: z.string().parse(DATABASE_URL) });
  await client.connect();
  let mails = '';
  let closed = '';
  try {
    await client.query('BEGIN'); // at commit, an order that needs review must have a reason
    await client.query(OPEN_ORDERS, [memorial, WAITING_ORDER, REVIEW_ORDER]);
    await client.query(REVIEW, [REVIEW_ORDER]);
    await client.query('COMMIT');
    await client.query(CONDOLENCES, [memorial]);
    await client.query(REPORTS);
    for (const sql of [ORDERS, ATTEMPTS, LEDGER, LINK_MEMORIALS, LINK_TRIBUTES, MESSAGES, AUDIT])
      await client.query(sql);
    closed = await addClosedMemorial(client, memorial ?? '');
    mails = await fillKeepers(client, settings, memorial ?? '');
  } finally {
    await client.end();
  }
  return {
    memorialOrder: orderOf(memorial ?? ''),
    waitingOrder: WAITING_ORDER,
    reviewOrder: REVIEW_ORDER,
    invitation: INVITATION,
    mails,
    closed,
  };
}

/** Adds a copy of a memorial that only people whom the family invites may see. Can be repeated. Returns its id. */
export async function addClosedMemorial(client: Client, memorialId: string): Promise<string> {
  await client.query(CLOSED_MEMORIAL, [CLOSED_MEMORIAL_ID, memorialId]);
  return CLOSED_MEMORIAL_ID;
}

/** The id of a memorial's order, derived as in the SQL below. */
const orderOf = (memorialId: string) => `M${memorialId.slice(1)}`;

const COLUMNS = `INSERT INTO orders (id, "userId", type, status, email, "priceMinor", "chargeMinor",
    "fxRateMicros", "fxSource", "fxAsOf", "quoteExpiresAt", "targetMemorialId",
    "paidAt", "fulfilledAt", "expiresAt", "createdAt")`;

const ORDERS = `${COLUMNS}
  SELECT id, "userId", type::"OrderType", 'fulfilled', email, price, price * 37 / 2, 18500000, 'operator', at,
    at + interval '30 minutes', target, at, at, at + interval '3 days', at
  FROM (
    SELECT 'M' || right(m.id, 11), u.id, 'memorial_creation', u.email, 2000, m."createdAt", NULL
      FROM memorials m JOIN users u ON u.id = m."createdById"
    UNION ALL
    SELECT 'T' || right(t.id, 11), NULL, 'flower_tribute', 'sender@example.org', t."amountMinor",
      t."createdAt", t."memorialId" FROM tributes t
  ) AS paid(id, "userId", type, email, price, at, target)
  ON CONFLICT DO NOTHING`;

const ATTEMPTS = `INSERT INTO payment_attempts (id, "orderId", provider, reference, "providerTxnId", status, "createdAt", "updatedAt")
  SELECT 'A' || right(id, 11), id, (enum_range(NULL::"PaymentProvider"))[1], 'ref-' || id, 'txn-' || id,
    CASE status WHEN 'fulfilled' THEN 'success' ELSE 'initiated' END::"AttemptStatus", "createdAt", "createdAt"
  FROM orders ON CONFLICT DO NOTHING`;

const LEDGER = `INSERT INTO ledger ("orderId", "attemptId", provider, "providerTxnId", kind, "chargeMinor",
    "chargeCurrency", "priceMinor", "priceCurrency", "occurredAt")
  SELECT id, 'A' || right(id, 11), (enum_range(NULL::"PaymentProvider"))[1], 'txn-' || id, 'charge', "chargeMinor", 'ZAR', "priceMinor",
    'USD', "paidAt" FROM orders WHERE status = 'fulfilled' ON CONFLICT DO NOTHING`;

const LINK_MEMORIALS = `UPDATE memorials SET "orderId" = 'M' || right(id, 11) WHERE "orderId" IS NULL`;
const LINK_TRIBUTES = `UPDATE tributes SET "orderId" = 'T' || right(id, 11) WHERE "orderId" IS NULL`;

const CLOSED_MEMORIAL = `INSERT INTO memorials (id, "createdById", "fullName", "searchName", biography, "birthDate",
    "deathDate", "placeOfBirth", nationality, "primaryCause", visibility)
  SELECT $1, "createdById", "fullName", "searchName", biography, "birthDate", "deathDate", "placeOfBirth", nationality,
    "primaryCause", 'invited'
  FROM memorials WHERE id = $2 ON CONFLICT DO NOTHING`;

const OPEN_ORDERS = `${COLUMNS}
  SELECT given.id, u.id, 'flower_tribute', given.status::"OrderStatus", u.email, 2500, 46250, 18500000,
    'operator', at, at + interval '30 minutes', $1, NULL, NULL, at + interval '30 days', at
  FROM users u, LATERAL (SELECT date_trunc('day', now()) AS at) today,
    (VALUES ($2, 'pending'), ($3, 'needs_review')) AS given(id, status)
  WHERE u.email = 'ben@perennial.example' ON CONFLICT DO NOTHING`;

const REVIEW = `INSERT INTO order_reviews ("orderId", kind, detail)
  VALUES ($1, 'payment_mismatch',
    '{"fault":"amount","paidMinor":42250,"expectedMinor":46250,"currency":"ZAR"}') ON CONFLICT DO NOTHING`;

const MESSAGES = `INSERT INTO contact_messages (id, name, email, subject, message, "createdAt")
  SELECT * FROM (VALUES
    ('MessageTwo22', 'Thandiwe Nkosi', 'thandiwe@example.org', 'A second picture for my mother',
      E'Good morning,\n\nmy sister has found a better photograph of our mother. Can both of us add to her page, or only I?\n\nThank you for your patience with an old woman.',
      '2026-09-14T08:20:00Z'::timestamptz),
    ('MessageAne11', 'Piet Botha', 'piet@example.org', 'The code on the stone',
      'The mason asks how large the code must be to last thirty years outside. What shall I tell him?',
      '2026-08-30T16:05:00Z'::timestamptz)
  ) AS sent ON CONFLICT DO NOTHING`;

const CONDOLENCES = `INSERT INTO condolences (id, "memorialId", state, message, "authorName", "secretHash", signals,
    "textKey", "createdAt", "publishedAt")
  SELECT id, $1, state::"CondolenceState", message, name, id, signals::text[], '', at::timestamptz, shown::timestamptz FROM (VALUES
    ('HeLdWords111', 'held', 'We could not come. The service is shown at funeral-live (dot) tv, have your card ready.', 'Service Team',
      '{address,payment}', '2026-09-12T06:10:00Z', NULL),
    ('ShownWords11', 'published', 'I never met her, and I sell headstones. Ask for our prices.', 'Rob Stone', '{}', '2026-09-10T12:00:00Z',
      '2026-09-11T08:00:00Z'),
    ('WaitsWords11', 'waiting', E'Dear family,\n\nshe corrected my sums for a whole winter and never once sighed.', 'Agnes Mabaso', '{}',
      '2026-09-13T19:30:00Z', NULL)
  ) AS sent(id, state, message, name, signals, at, shown) ON CONFLICT DO NOTHING`;

const REPORTS = `INSERT INTO condolence_reports ("condolenceId", "reporterHash", reason, words, "createdAt")
  VALUES ('ShownWords11', 'somebody', 'scam', 'He sells something.', '2026-09-13T10:00:00Z') ON CONFLICT DO NOTHING`;

const AUDIT = `INSERT INTO audit (actor, action, subject, "createdAt")
  SELECT u.id, act.action, act.subject, act.at::timestamptz FROM users u, (VALUES
    ('export', 'export/orders', '2026-09-01T09:00:00Z'),
    ('order.close-review', 'order/PersonLooks2', '2026-09-03T14:12:00Z'),
    ('role.grant', 'user/LateHeLper11', '2026-09-12T07:45:00Z')
  ) AS act(action, subject, at)
  WHERE u.email = 'root@perennial.example' AND NOT EXISTS (SELECT 1 FROM audit)`;
