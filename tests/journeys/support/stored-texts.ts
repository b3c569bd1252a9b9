import type { Client } from 'pg';
import english from '@/messages/en/memorials.json' with { type: 'json' };
import { inDatabase } from './database';

/** What is chosen from our lists is stored in English, and said in the language of the page. */
const CHOSEN = new Set([...Object.keys(english.relationships), ...Object.keys(english.events)]);

/**
 * Every text in the database but the shortest, longest first: what people and programs wrote, which no page translates.
 */
export const storedTexts = (): Promise<string[]> => inDatabase(readAll);

async function readAll(client: Client): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  );
  const found = new Set<string>();
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: unknown }>(
      `SELECT to_jsonb(t) AS row FROM "${name}" t`,
    );
    for (const { row } of rows) collect(row, found);
  }
  return [...found]
    .filter((text) => text.length > 2 && /[A-Za-z]{2}/.test(text) && !CHOSEN.has(text))
    .sort((a, b) => b.length - a.length);
}

function collect(value: unknown, found: Set<string>): void {
  if (typeof value === 'string')
    for (const part of [value.replace(/\s+/g, ' '), ...value.split('\n')]) found.add(part.trim());
  else if (typeof value === 'object' && value !== null)
    for (const each of Object.values(value)) collect(each, found);
}
