import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { Client, Pool } from 'pg';
import { describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { databaseFailure } from '@/lib/platform/db/sql-state';
import { env } from '@/lib/platform/env';

const UNREACHABLE = { kind: 'away', answers: false };

describe('databaseFailure', () => {
  it('recognizes a server that accepts the connection but never answers', async () => {
    expect(databaseFailure(await failureOf(() => undefined))).toMatchObject(UNREACHABLE);
  });

  it('recognizes a server that closes the connection', async () => {
    const failure = await failureOf((socket) => socket.once('data', () => socket.destroy()));
    expect(databaseFailure(failure)).toMatchObject(UNREACHABLE);
  });

  it('recognizes a connection that broke before the statement', async () => {
    const client = new Client({ connectionString: env().DATABASE_URL });
    await client.connect();
    const ended = new Promise((resolve) => client.once('end', resolve));
    client.on('error', () => undefined); // Prisma's pool also listens for errors, which keeps the process alive
    const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
    await db().$queryRaw`SELECT pg_terminate_backend(${rows[0].pid}::int)`;
    await ended;
    const failure = await client.query('SELECT 1').catch((error) => error);
    expect(databaseFailure(failure)).toMatchObject(UNREACHABLE);
  });

  it('ignores other errors', () => {
    expect(databaseFailure(new Error('cannot read properties of undefined'))).toBeUndefined();
  });
});

/** Returns the error of a query to a server that calls `treat` for each connection. */
async function failureOf(treat: (socket: Socket) => void): Promise<unknown> {
  const server = createServer(treat).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // as: it listens on TCP
  const connectionString = `postgresql://nobody@127.0.0.1:${port}/none`;
  const pool = new Pool({ connectionString, connectionTimeoutMillis: 500 });
  try {
    return await pool.query('SELECT 1').catch((error) => error);
  } finally {
    await pool.end();
    server.close();
  }
}
