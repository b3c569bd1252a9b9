import path from 'node:path';
import { Client } from 'pg';
import { findFreePort, isPortFree } from '../net/find-free-port';
import { openPostgres } from '../postgres/open-server';
import { sharedBuffers } from '../postgres/shared-buffers';
import type { StartedParts } from './started-parts';

const NAME = 'perennial';
const LAST_CHARACTERS = 2_000;

/** Starts the embedded PostgreSQL on the data folder. Returns its port and the database's URL. */
export async function openEmbeddedDatabase(
  folder: string,
  preferredPort: number,
  password: string,
  running: StartedParts,
): Promise<{ port: number; url: string }> {
  const { server, port } = await openOnFreePort(folder, preferredPort, password);
  let output = '';
  server.output.on('data', (chunk) => {
    output = (output + chunk).slice(-LAST_CHARACTERS);
  });
  running.add(
    { name: 'PostgreSQL', stop: server.close },
    server.ended.then(() => output),
  );
  await createDatabase(server.url('postgres'));
  return { port, url: server.url(NAME) };
}

/** Tries the next port if another program takes the free one first. */
async function openOnFreePort(folder: string, preferred: number, password: string, tries = 3) {
  const port = await findFreePort(preferred);
  const flags = ['max_connections=200', sharedBuffers()];
  const options = { folder: path.join(folder, 'postgres'), port, password, flags };
  try {
    return { server: await openPostgres(options), port };
  } catch (error) {
    if (tries <= 1 || (await isPortFree(port))) throw error;
    return openOnFreePort(folder, port + 1, password, tries - 1);
  }
}

async function createDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const result = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [NAME]);
    if (result.rowCount === 0) await client.query(`CREATE DATABASE ${NAME}`);
  } finally {
    await client.end();
  }
}
