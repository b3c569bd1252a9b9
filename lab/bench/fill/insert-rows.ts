import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { copyIn } from '../../../scripts/backup/tables';

type Row = Record<string, unknown>;

/**
 * Inserts rows with the same columns; other columns get their defaults. Uses COPY, which costs both sides less than
 * JSON.
 */
export async function insertRows(client: ClientBase, table: string, rows: Row[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => `${columns.map((name) => fieldOf(row[name])).join('\t')}\n`);
  await pipeline(
    Readable.from([Buffer.from(lines.join(''))]),
    copyIn(client, { name: table, columns }),
  );
}

/** A value in PostgreSQL's text format for COPY: an array of texts as an array, any other object as JSON. */
function fieldOf(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value !== 'object') return escapeForCopy(String(value));
  return escapeForCopy(Array.isArray(value) ? arrayOf(value) : JSON.stringify(value));
}

const arrayOf = (texts: readonly unknown[]) =>
  `{${texts.map((text) => `"${String(text).replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`;

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const escapeForCopy = (text: string) =>
  text.replaceAll(/[\\\n\r\t]/g, (sign) => ESCAPES[sign] ?? sign);
