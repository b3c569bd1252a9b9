import { afterEach, describe, expect, it, vi } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { takeEveryConnection } from '@/tests/support/full-pool';

const usual = env().DATABASE_URL;

/** Imports the module again, as a newly started process does. */
async function findUnreadiness(): Promise<string | undefined> {
  vi.resetModules();
  return (await import('@/server/health')).findUnreadyReason();
}

afterEach(() => {
  process.env.DATABASE_URL = usual;
});

describe('an instance', () => {
  it('is ready while all connections of its pool are in use', async () => {
    const release = await takeEveryConnection();
    try {
      expect(await findUnreadiness()).toBeUndefined();
    } finally {
      await release();
    }
  });

  it('is not ready while the database does not answer, or lacks migrations', async () => {
    process.env.DATABASE_URL = 'postgresql://nobody@127.0.0.1:1/nothing';
    expect(await findUnreadiness()).toBe('the database does not answer');
    process.env.DATABASE_URL = usual;
    const last = await db().$queryRaw<{ migration_name: string }[]>`
      UPDATE _prisma_migrations SET rolled_back_at = now()
      WHERE migration_name = (SELECT max(migration_name) FROM _prisma_migrations) RETURNING migration_name`;
    expect(last).toHaveLength(1);
    expect(await findUnreadiness()).toBe('migrations are missing');
    await db().$executeRaw`UPDATE _prisma_migrations SET rolled_back_at = NULL`;
    expect(await findUnreadiness()).toBeUndefined();
  });
});
