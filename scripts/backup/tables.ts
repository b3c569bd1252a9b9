import type { ClientBase } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

/**
 * Tables that are not backed up. Sessions that ended after the backup would be valid again; codes, limits and the
 * state of certificates are short-lived; and Prisma writes its own table. Jobs, in pg-boss's schema, are not backed up
 * either: most find their work by themselves, and a restore enqueues the others (`enqueueChecks`).
 */
export const EXCLUDED_TABLES = [
  '_prisma_migrations',
  'sessions',
  'challenges',
  'rate_limits',
  'certificate_checks',
];

export type DatabaseTable = {
  name: string;
  /** The columns that are not generated, in their order. */
  columns: string[];
  /** The columns of the primary key, as an ORDER BY that means the same in every database; empty without one. */
  order: string;
};

/** Fixes how values are written as text, independently of the server's settings. */
const TEXT_FORM = `SET datestyle = 'ISO, MDY'; SET timezone = 'UTC'; SET intervalstyle = 'postgres';
  SET extra_float_digits = 1; SET bytea_output = 'hex'; SET client_encoding = 'UTF8';
  SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0`;

/** Prepares a connection for copying: no time limit, and the same text format everywhere. */
export const prepareForCopy = (client: ClientBase) => client.query(TEXT_FORM);

/** The tables that are backed up, by name. */
export async function listTables(client: ClientBase): Promise<DatabaseTable[]> {
  const { rows } = await client.query<DatabaseTable>(
    `SELECT c.relname AS "name",
      (SELECT array_agg(a.attname::text ORDER BY a.attnum) FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS "columns",
      coalesce((SELECT string_agg(quote_ident(a.attname) || CASE WHEN a.attcollation = 0 THEN '' ELSE ' COLLATE "C"' END,
          ', ' ORDER BY array_position(i.indkey::int[], a.attnum::int))
        FROM pg_index i JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY(i.indkey)
        WHERE i.indrelid = c.oid AND i.indisprimary), '') AS "order"
    FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> ALL($1)
    ORDER BY c.relname`,
    [EXCLUDED_TABLES],
  );
  return rows;
}

/**
 * Streams the rows of a table as PostgreSQL's text, ordered by primary key, so that equal tables produce equal bytes.
 */
export function copyOut(client: ClientBase, table: DatabaseTable) {
  if (table.order === '') throw new Error(`The table ${table.name} has no primary key to sort by`);
  const rows = `SELECT ${listOf(table.columns)} FROM ${quoteIdentifier(table.name)} ORDER BY ${table.order}`;
  return client.query(copyTo(`COPY (${rows}) TO STDOUT`));
}

/** A stream that inserts rows in PostgreSQL's text, as `copyOut` returns them. */
export const copyIn = (client: ClientBase, { name, columns }: Omit<DatabaseTable, 'order'>) =>
  client.query(copyFrom(`COPY ${quoteIdentifier(name)} (${listOf(columns)}) FROM STDIN`));

const listOf = (columns: string[]) => columns.map(quoteIdentifier).join(', ');

export const quoteIdentifier = (name: string) => `"${name.replaceAll('"', '""')}"`;
