import { Client } from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { invalidatePage } from '@/lib/platform/cache/invalidate-page';
import { openInvalidationListener } from '@/lib/platform/cache/listener';
import { db } from '@/lib/platform/db/client';
import { PATIENCE } from '@/tests/support/patience';

const url = () => process.env.DATABASE_URL ?? '';
describe('invalidations of pages', () => {
  it('reach two instances on commit, and none on rollback', async () => {
    const [one, two] = [vi.fn(), vi.fn()];
    const ready = vi.fn();
    for (const onPath of [one, two])
      openInvalidationListener(url(), { onPath, onDisconnect: vi.fn(), onConnect: ready });
    await vi.waitFor(() => expect(ready).toHaveBeenCalledTimes(2), PATIENCE);
    const refused = db().$transaction(async (tx) => {
      await invalidatePage(tx, '/memorial/rolled-back');
      throw new Error('no');
    });
    await expect(refused).rejects.toThrow('no');
    await db().$transaction((tx) => invalidatePage(tx, '/memorial/changed'));
    for (const heard of [one, two]) {
      await vi.waitFor(() => expect(heard).toHaveBeenCalled(), PATIENCE);
      expect(heard.mock.calls).toEqual([['/memorial/changed']]);
    }
  });

  it('are received again after the connection was lost', async () => {
    const onPath = vi.fn();
    const heard: string[] = [];
    const onLost = () => void heard.push('lost');
    const onHeard = () => void heard.push('heard');
    openInvalidationListener(url(), { onPath, onDisconnect: onLost, onConnect: onHeard });
    await vi.waitFor(() => expect(heard).toEqual(['heard']), PATIENCE);
    await disconnectListeners();
    await vi.waitFor(() => expect(heard.slice(0, 2)).toEqual(['heard', 'lost']), PATIENCE);
    await vi.waitFor(() => expect(heard.at(-1)).toBe('heard'), PATIENCE);
    await db().$transaction((tx) => invalidatePage(tx, '/memorial/later'));
    await vi.waitFor(() => expect(onPath).toHaveBeenCalledWith('/memorial/later'), PATIENCE);
  });
});

async function disconnectListeners() {
  const client = new Client({ connectionString: url() });
  await client.connect();
  await client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND (query LIKE 'LISTEN%' OR query = 'SELECT 1')
      AND pid <> pg_backend_pid()`);
  await client.end();
}
