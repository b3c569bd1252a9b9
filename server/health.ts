import { pendingMigrations } from '@/lib/platform/db/pending-migrations';

const TIMEOUT_MS = 2_000;

/**
 * Checks whether this instance can serve requests: the database answers, and every migration of this
 * release is applied. Returns undefined if it can, else the reason why not.
 */
export async function findUnreadiness(): Promise<string | undefined> {
  try {
    const missing = await Promise.race([
      pendingMigrations(),
      new Promise<never>((_, reject) => setTimeout(reject, TIMEOUT_MS).unref()),
    ]);
    return missing.length === 0 ? undefined : 'migrations are missing';
  } catch {
    return 'the database does not answer';
  }
}
