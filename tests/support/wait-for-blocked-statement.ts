import { vi } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { PATIENCE } from './patience';

/** Resolves once a statement in the test's database waits for a lock. */
export const waitForBlockedStatement = () =>
  vi.waitUntil(async () => {
    const blockedStatements = await db().$queryRaw<object[]>`
      SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    return blockedStatements.length > 0;
  }, PATIENCE);
