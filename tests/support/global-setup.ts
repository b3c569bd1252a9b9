import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { prepareDatabase } from '@/scripts/database/prepare-database';
import { startTemporaryPostgres } from '@/scripts/postgres/temporary-server';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the server's default database, and the name of the template that test files copy. */
    postgres: { url: string; template: string };
    /** A folder for the tests' files; it is deleted after the run. */
    folder: string;
  }
}

const TEMPLATE = 'perennial_template';

/** Starts one PostgreSQL for the whole run and migrates the template once. Returns the function that stops it. */
export default async function startDatabase(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTemporaryPostgres();
  try {
    const url = server.url('postgres');
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query(`CREATE DATABASE ${TEMPLATE}`);
    await client.end();
    await prepareDatabase(server.url(TEMPLATE));
    project.provide('folder', server.folder);
    project.provide('postgres', { url, template: TEMPLATE });
    return server.close;
  } catch (error) {
    await server.close();
    throw error;
  }
}
