import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { Client, Pool } from 'pg';
import { describe, expect, it } from 'vitest';
import { GET as list } from '@/app/api/memorials/route';
import { db } from '@/lib/platform/db/client';
import { databaseFault } from '@/lib/platform/db/sql-state';
import { env } from '@/lib/platform/env';
import { call } from '@/tests/support/call';
import { takeEveryConnection } from '@/tests/support/full-pool';

describe('GET /api/memorials', () => {
  it('answers 503 while every connection of the pool is taken, and 200 afterwards', async () => {
    const release = await takeEveryConnection();
    const answer = await call(list, { path: '/api/memorials' });
    await release();
    expect(answer.status).toBe(503);
    expect(answer.body.message).toBe('The service is busy. Please try again in a moment.');
    expect(answer.headers.get('retry-after')).toBe('2');
    expect((await call(list, { path: '/api/memorials' })).status).toBe(200);
  });
});

const AWAY = { kind: 'away', answers: false };

describe('databaseFault', () => {
  it('recognises a server that accepts the connection and says nothing', async () => {
    expect(databaseFault(await failureOf(() => undefined))).toMatchObject(AWAY);
  });

  it('recognises a server that breaks the connection off', async () => {
    const failure = await failureOf((socket) => socket.once('data', () => socket.destroy()));
    expect(databaseFault(failure)).toMatchObject(AWAY);
  });

  it('recognises a connection that broke before the statement', async () => {
    const client = new Client({ connectionString: env().DATABASE_URL });
    await client.connect();
    const ended = new Promise((resolve) => client.once('end', resolve));
    client.on('error', () => undefined); // as Prisma's pool listens, so that the process goes on
    const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
    await db().$queryRaw`SELECT pg_terminate_backend(${rows[0].pid}::int)`;
    await ended;
    const failure = await client.query('SELECT 1').catch((error) => error);
    expect(databaseFault(failure)).toMatchObject(AWAY);
  });

  it('leaves an error of our own alone', () => {
    expect(databaseFault(new Error('cannot read properties of undefined'))).toBeUndefined();
  });
});

/** What a pool throws for a query when the server treats its connection like this. */
async function failureOf(treat: (socket: Socket) => void): Promise<unknown> {
  const server = createServer(treat).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  const connectionString = `postgresql://nobody@127.0.0.1:${port}/none`;
  const pool = new Pool({ connectionString, connectionTimeoutMillis: 500 });
  try {
    return await pool.query('SELECT 1').catch((error) => error);
  } finally {
    await pool.end();
    server.close();
  }
}
