import { rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { runQuery } from '@/lab/bench/filled-databases';
import { findFreePort } from '@/scripts/net/find-free-port';
import { sharedBuffers } from '@/scripts/postgres/shared-buffers';
import { createTemporaryDataFolder } from '@/scripts/postgres/temporary-server';
import { openEmbeddedDatabase } from '@/scripts/start/open-database';
import { StartedParts } from '@/scripts/start/started-parts';

test('the PostgreSQL server that npm start runs gets a database and its share of the memory', async () => {
  const running = new StartedParts();
  const folder = await createTemporaryDataFolder();
  try {
    const { url } = await openEmbeddedDatabase(folder, await findFreePort(), 'of-a-test', running);
    const [row] = await runQuery(
      url,
      `SELECT current_database() AS name, 'shared_buffers=' || pg_size_bytes(current_setting('shared_buffers')) / 1048576 || 'MB' AS memory`,
    );
    expect(row).toEqual({ name: 'perennial', memory: sharedBuffers() });
  } finally {
    await running.end();
    await rm(folder, { recursive: true });
  }
});
