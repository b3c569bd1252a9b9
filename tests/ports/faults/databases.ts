import dns from 'node:dns';
import type { Socket } from 'node:net';
import { Client } from 'pg';
import { vi } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { takeEveryConnection } from '@/tests/support/full-pool';
import { expectForAll, type Fault, startBadServer, withSettings } from './fault';

/** The calls that only read, and still work. */
const READS = { list: 'same', memorial: 'same', picture: 'same' } as const;

export const DATABASE_FAULTS: Fault[] = [
  {
    name: 'a database that refuses connections',
    begin: () => withDatabase('postgresql://nobody@127.0.0.1:1/none'),
    expected: expectForAll('away'),
  },
  {
    name: 'a database that accepts connections and never answers',
    begin: () => withBadDatabase(),
    expected: expectForAll('away'),
  },
  {
    name: 'a database whose host name does not exist',
    begin: () => withDatabase('postgresql://nobody@database.invalid/none'),
    expected: expectForAll('away'),
  },
  {
    name: 'a database whose name cannot be looked up (EAI_AGAIN)',
    begin: async () => {
      const lookup = vi.spyOn(dns, 'lookup').mockImplementation(failLookup as never); // as: the function is overloaded
      const undo = await withDatabase('postgresql://nobody@database.invalid/none');
      return async () => {
        await undo();
        lookup.mockRestore();
      };
    },
    expected: expectForAll('away'),
  },
  {
    name: 'a database that shuts down (57P01)',
    begin: () => withBadDatabase(refuseWith('57P01')),
    expected: expectForAll('away'),
  },
  {
    name: 'a database that starts (57P03)',
    begin: () => withBadDatabase(refuseWith('57P03')),
    expected: expectForAll('away'),
  },
  {
    name: 'a database with too many connections (53300)',
    begin: () => withBadDatabase(refuseWith('53300')),
    expected: expectForAll('busy'),
  },
  {
    name: 'a pool whose connections are all in use',
    begin: takeEveryConnection,
    expected: expectForAll('busy'),
  },
  {
    name: 'a database that may only be read (25006)',
    begin: makeDatabaseReadOnly,
    expected: expectForAll('readonly', READS),
  },
  {
    name: 'a database whose disk is full (53100)',
    begin: () => failWrites('53100'),
    expected: expectForAll('full', { ...READS, verify: 'same' }), // verifying an unpaid order writes nothing
  },
  {
    name: 'a counter of requests that fails',
    begin: () => failWrites('XX001', ['rate_limits']),
    expected: expectForAll('same', {
      login: 'uncounted',
      register: 'uncounted',
      contact: 'uncounted',
    }),
  },
];

/** Connects the process to this database. Returns a function that undoes it. */
async function withDatabase(url: string): Promise<() => Promise<void>> {
  const shared = globalThis as typeof globalThis & { perennialDb?: ReturnType<typeof db> }; // as in db/client.ts
  const previousClient = shared.perennialDb;
  delete shared.perennialDb;
  const undo = withSettings(env(), { DATABASE_URL: url });
  return async () => {
    await shared.perennialDb?.$disconnect();
    shared.perennialDb = previousClient;
    undo();
  };
}

async function withBadDatabase(handle?: (socket: Socket) => void): Promise<() => Promise<void>> {
  const { port, close } = await startBadServer(handle);
  const undo = await withDatabase(`postgresql://nobody@127.0.0.1:${port}/none`);
  return async () => {
    await close();
    await undo();
  };
}

/** Answers every connection with PostgreSQL's ErrorResponse: severity, code and message. */
const refuseWith =
  (code: string) =>
  (socket: Socket): void => {
    const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0Mno\0\0`);
    const head = Buffer.alloc(5, 'E');
    head.writeUInt32BE(fields.length + 4, 1);
    socket.once('data', () => socket.end(Buffer.concat([head, fields])));
  };

export function failLookup(host: string, _options: unknown, answer: (error: Error) => void): void {
  const error = new Error(`getaddrinfo EAI_AGAIN ${host}`);
  process.nextTick(answer, Object.assign(error, { code: 'EAI_AGAIN', syscall: 'getaddrinfo' }));
}

async function makeDatabaseReadOnly(): Promise<() => Promise<void>> {
  const name = new URL(env().DATABASE_URL).pathname.slice(1);
  await inDatabase(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
  const undo = await withDatabase(env().DATABASE_URL); // the setting applies to new connections only
  return async () => {
    await undo();
    await inDatabase(`ALTER DATABASE ${name} RESET default_transaction_read_only`);
  };
}

/** Makes PostgreSQL fail each insert and update with this code. */
async function failWrites(code: string, tables?: string[]): Promise<() => Promise<void>> {
  const publicTables = await db().$queryRaw<{ name: string }[]>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`;
  const names =
    tables ?? publicTables.map(({ name }) => name).filter((name) => !name.startsWith('_'));
  await inDatabase(`CREATE FUNCTION fail_write() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '${code}'; END $$`);
  for (const name of names)
    await inDatabase(
      `CREATE TRIGGER fail_write BEFORE INSERT OR UPDATE ON "${name}" FOR EACH ROW EXECUTE FUNCTION fail_write()`,
    );
  return () => inDatabase('DROP FUNCTION fail_write() CASCADE');
}

async function inDatabase(statement: string): Promise<void> {
  const client = new Client({ connectionString: env().DATABASE_URL });
  await client.connect();
  await client.query('SET default_transaction_read_only = off');
  await client.query(statement);
  await client.end();
}
