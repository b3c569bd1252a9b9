import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hash } from '@node-rs/argon2';
import { Client } from 'pg';
import { z } from 'zod';
import { newId } from '@/lib/platform/ids/public-id';
import { prepareDatabase } from '../../../scripts/database/prepare-database';
import { type Instance, startInstance } from '../../support/instance';

/** Of the admin of such a site. */
export const ADMIN = { email: 'root@example.org', password: 'Evergreen-1', firstName: 'Root' };

/** Instances over a database of their own, for journeys that change what every page of a site shows. */
export type OwnSites = {
  instances: Instance[];
  query(sql: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  stop(): Promise<void>;
};

/** Starts them over an empty database beside that of the run, in which there is nobody but `ADMIN`. Runs no jobs. */
export async function ownSites(name: string, count: number): Promise<OwnSites> {
  const folder = z.string().parse(process.env.E2E_DATA_DIR);
  const settings = JSON.parse(await readFile(path.join(folder, 'settings.json'), 'utf8'));
  const shared = z.string().parse(settings.DATABASE_URL);
  const own = Object.assign(new URL(shared), { pathname: `/${name}` }).href;
  await onServer(shared, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await onServer(shared, `CREATE DATABASE ${name}`);
  await prepareDatabase(own);
  await onServer(
    own,
    `INSERT INTO users (id, email, "passwordHash", "firstName", "lastName", role, "emailVerifiedAt")
     VALUES ($1, $2, $3, $4, 'Keeper', 'admin', now())`,
    [newId(), ADMIN.email, await hash(ADMIN.password), ADMIN.firstName],
  );
  const instances: Instance[] = [];
  const stop = async () => {
    await Promise.all(instances.map((each) => each.stop()));
    await onServer(shared, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  };
  try {
    for (let started = 0; started < count; started++)
      instances.push(
        await startInstance(folder, { DATABASE_URL: own, WEB_PROCESSES: '1', RUN_JOBS: 'false' }),
      );
  } catch (error) {
    await stop();
    throw error;
  }
  return { instances, query: (sql, values) => onServer(own, sql, values), stop };
}

/** The token of `ADMIN`, as an API client gets it. */
export async function adminToken({ url }: Instance): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: ADMIN.email, password: ADMIN.password }),
  });
  return z.object({ token: z.string() }).parse(await answer.json()).token;
}

async function onServer(url: string, sql: string, values: unknown[] = []) {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client
    .query<Record<string, unknown>>(sql, values)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}
