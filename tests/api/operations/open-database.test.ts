import { rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { ask } from '@/lab/bench/filled-databases';
import { freePort } from '@/scripts/net/free-port';
import { sharedBuffers } from '@/scripts/postgres/shared-buffers';
import { temporaryDataFolder } from '@/scripts/postgres/temporary-server';
import { openDatabase } from '@/scripts/start/open-database';
import { Running } from '@/scripts/start/running';

test('the PostgreSQL of npm start gets a database and its share of the memory', async () => {
  const running = new Running();
  const folder = await temporaryDataFolder();
  try {
    const { url } = await openDatabase(folder, await freePort(), 'of-a-test', running);
    const [row] = await ask(
      url,
      `SELECT current_database() AS name, 'shared_buffers=' || pg_size_bytes(current_setting('shared_buffers')) / 1048576 || 'MB' AS memory`,
    );
    expect(row).toEqual({ name: 'perennial', memory: sharedBuffers() });
  } finally {
    await running.end();
    await rm(folder, { recursive: true });
  }
});
