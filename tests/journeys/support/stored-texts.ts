import type { Client } from 'pg';
import english from '@/messages/en/memorials.json' with { type: 'json' };
import { inDatabase } from './database';

/** Options of our lists are stored in English and translated on the page. */
const LIST_OPTIONS = new Set([
  ...Object.keys(english.relationships),
  ...Object.keys(english.events),
]);

/** Tables that no page shows, and search tables, which hold single words of other texts. */
const NOT_SHOWN = /^(outbox|rate_limits|challenges|search_.*)$/;
/** Columns with our own texts, which pages translate. */
const OUR_TEXTS: Record<string, readonly string[]> = {
  payment_attempts: ['detail'],
  refunds: ['detail', 'reason'],
  order_reviews: ['detail'],
  memorial_events: ['action', 'detail'],
  provider_events: ['outcome', 'headers'],
};

/**
 * Returns all texts in the database that pages do not translate, longest first: what people and programs wrote.
 * Leaves out very short texts and our own: states, kinds and reasons.
 */
export const storedTexts = (): Promise<string[]> => inDatabase(readAll);

async function readAll(client: Client): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string; states: string[] }>(
    `SELECT table_name AS name,
       coalesce(array_agg(column_name::text) FILTER (WHERE data_type = 'USER-DEFINED'), '{}') AS states
     FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' GROUP BY table_name`,
  );
  const found = new Set<string>();
  for (const { name, states } of tables.filter((table) => !NOT_SHOWN.test(table.name))) {
    const { rows } = await client.query<{ row: unknown }>(
      `SELECT to_jsonb(t) - $1::text[] AS row FROM "${name}" t`,
      [[...states, ...(OUR_TEXTS[name] ?? [])]],
    );
    for (const { row } of rows) collect(row, found);
  }
  return [...found]
    .filter((text) => text.length > 2 && /[A-Za-z]{2}/.test(text) && !LIST_OPTIONS.has(text))
    .sort((a, b) => b.length - a.length);
}

function collect(value: unknown, found: Set<string>): void {
  if (typeof value === 'string')
    for (const part of [value.replace(/\s+/g, ' '), ...value.split('\n')]) found.add(part.trim());
  else if (typeof value === 'object' && value !== null)
    for (const each of Object.values(value)) collect(each, found);
}
