import pg from 'pg';
import { AppError } from '@/lib/platform/errors';
import { type AssetRow, checkNamedAssets, namesAssets } from '../named-assets';
import { readSettingsFile } from '../settings-file';

const CONNECT_MS = 3_000;
const STATEMENT_MS = 3_000;

/** It could not be checked whether the pictures that the settings file names are stored. */
export class PicturesUnknownError extends Error {}

/**
 * Checks the file PERENNIAL_SETTINGS like a change on the settings page, including that its
 * pictures exist with the right kind and size. Throws as `readSettingsFile` does, `conflict` for a
 * wrong picture, and `PicturesUnknownError`.
 */
export async function checkSettingsFile(databaseUrl: string): Promise<void> {
  const settings = await readSettingsFile();
  const values = Object.entries(settings).map(([key, value]) => ({ key, value }));
  if (!namesAssets(values)) return;
  try {
    await checkAssetsExist(databaseUrl, values);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new PicturesUnknownError('could not check whether the pictures are stored', { cause });
  }
}

/**
 * Uses a single connection and closes it, because the process that starts the others calls this too
 * and has no pool.
 */
async function checkAssetsExist(
  databaseUrl: string,
  values: readonly { key: string; value: unknown }[],
): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: STATEMENT_MS,
  });
  client.on('error', () => undefined); // the query fails as well and reports it
  await client.connect();
  try {
    await checkNamedAssets(values, async (id, kind) => {
      const { rows } = await client.query<AssetRow>(
        `SELECT "id", "width", "height" FROM "assets" WHERE "id" = $1 AND "kind" = $2::"AssetKind"`,
        [id, kind],
      );
      return rows[0];
    });
  } finally {
    await client.end();
  }
}
