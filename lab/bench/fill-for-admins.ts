import { Client } from 'pg';

/** Ten tributes for each memorial, as on a real site. */
const TRIBUTES_PER_MEMORIAL = 10;

/**
 * Fills an empty, migrated database with people, memorials and paid tributes. Memorials are 71 minutes apart, up to
 * `until`.
 */
export async function fillForAdmins(
  url: string,
  users: number,
  tributes: number,
  until = new Date(),
): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(ID);
    const memorials = Math.ceil(tributes / TRIBUTES_PER_MEMORIAL);
    await client.query(USERS, [users]);
    await client.query(MEMORIALS, [memorials, users, until]);
    await client.query(ORDERS, [tributes, users, memorials]);
    await client.query(REVIEWS, [tributes]);
    await client.query(MEMORIAL_ORDERS);
    await client.query(ATTEMPTS);
    await client.query(LEDGER);
    await client.query(TRIBUTES);
    await client.query(EVENTS);
    await client.query(AUDIT, [users]);
    await client.query(MESSAGES, [users]);
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
}

/** An id made of a letter for the kind, and a number. Base 58 has no 0. */
const ID = `CREATE FUNCTION pg_temp.id(kind text, n bigint) RETURNS text LANGUAGE sql IMMUTABLE AS
  $$ SELECT kind || translate(lpad(n::text, 11, '0'), '0', 'z') $$`;

const USERS = `INSERT INTO users (id, email, "passwordHash", "firstName", "lastName", "createdAt")
  SELECT pg_temp.id('u', n), 'person-' || n || '@example.org', 'none',
    (ARRAY['Ada','Ben','Nomvula','Thandiwe','José','Mary'])[1 + n % 6],
    (ARRAY['Okafor','Botha','Dube','Nkosi','García','Moss','Seacole'])[1 + n % 7],
    now() - n * interval '47 minutes'
  FROM generate_series(1, $1::int) n`;

const MEMORIALS = `INSERT INTO memorials (id, "createdById", "fullName", "searchName", biography,
    "birthDate", "deathDate", "placeOfBirth", nationality, "primaryCause", "createdAt")
  SELECT pg_temp.id('m', n), pg_temp.id('u', 1 + n % $2::int), 'Person ' || n, 'person ' || n, 'A life.',
    '1930-01-01', '2020-01-01', 'Cape Town', 'South African', 'Age', $3::timestamptz - n * interval '71 minutes'
  FROM generate_series(1, $1::int) n`;

const ORDERS = `INSERT INTO orders (id, "userId", type, status, email, "priceMinor", "chargeMinor",
    "fxRateMicros", "fxSource", "fxAsOf", "quoteExpiresAt", "targetMemorialId", "paidAt", "fulfilledAt",
    "expiresAt", "createdAt")
  SELECT pg_temp.id('r', n), pg_temp.id('u', 1 + n % $2::int), 'flower_tribute', 'fulfilled',
    'person-' || (1 + n % $2::int) || '@example.org', 100 * (1 + n % 500), 1850 * (1 + n % 500),
    18500000, 'operator', t, t + interval '30 minutes', pg_temp.id('m', 1 + n % $3::int), t, t,
    t + interval '3 days', t
  FROM generate_series(1, $1::int) n, LATERAL (SELECT now() - n * interval '7 minutes' AS t) at`;

/** One order in 2,000 needs review. */
const REVIEWS = `INSERT INTO order_reviews ("orderId", kind, "openedAt")
  SELECT pg_temp.id('r', n), 'paid_late', now() FROM generate_series(2000, $1::int, 2000) n`;

const MEMORIAL_ORDERS = `INSERT INTO orders (id, "userId", type, status, email, "priceMinor", "chargeMinor",
    "fxRateMicros", "fxSource", "fxAsOf", "quoteExpiresAt", "paidAt", "fulfilledAt", "expiresAt",
    "createdAt")
  SELECT translate(id, 'm', 'k'), "createdById", 'memorial_creation', 'fulfilled', 'a@example.org', 2000,
    37000, 18500000, 'operator', "createdAt", "createdAt" + interval '30 minutes', "createdAt",
    "createdAt", "createdAt" + interval '3 days', "createdAt"
  FROM memorials WHERE id LIKE 'm%'`;

const ATTEMPTS = `INSERT INTO payment_attempts (id, "orderId", provider, reference, "providerTxnId", status)
  SELECT 'a' || left(id, 1) || right(id, 10), id, (enum_range(NULL::"PaymentProvider"))[1], 'ref-' || id, 'txn-' || id, 'success' FROM orders`;

const LEDGER = `INSERT INTO ledger ("orderId", "attemptId", provider, "providerTxnId", kind, "chargeMinor",
    "chargeCurrency", "priceMinor", "priceCurrency", "occurredAt")
  SELECT id, 'a' || left(id, 1) || right(id, 10), (enum_range(NULL::"PaymentProvider"))[1], 'txn-' || id, 'charge', "chargeMinor", 'ZAR',
    "priceMinor", 'USD', "paidAt" FROM orders`;

const TRIBUTES = `INSERT INTO tributes (id, "memorialId", "orderId", "senderId", "senderName", "amountMinor",
    message, "createdAt")
  SELECT translate(id, 'r', 't'), "targetMemorialId", id, "userId", 'Somebody Else', "priceMinor",
    'With love, and many thanks for everything.', "createdAt" FROM orders WHERE type = 'flower_tribute'`;

const EVENTS = `INSERT INTO provider_events (provider, "eventKey", kind, "rawBody", headers, "signatureOk")
  SELECT (enum_range(NULL::"PaymentProvider"))[1], id, 'charge.success',
    '{"event":"charge.success","data":{"reference":"ref-' || id || '","filler":"' || repeat('x', 600)
      || '"}}', '{}', true FROM orders`;

const AUDIT = `INSERT INTO audit (actor, action, subject)
  SELECT pg_temp.id('u', n), 'export', 'export/users' FROM generate_series(1, $1::int) n`;

const MESSAGES = `INSERT INTO contact_messages (id, name, email, subject, message, "createdAt")
  SELECT pg_temp.id('c', n), 'Ben Botha', 'person-' || n || '@example.org', 'A question',
    repeat('About a memorial and a payment. ', 10), now() - n * interval '1 hour'
  FROM generate_series(1, $1::int) n`;
