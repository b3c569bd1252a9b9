import { prepareJobs } from '@/lib/platform/jobs/prepare';
import { applyMigrations } from './apply-migrations';

/**
 * Brings a database up to date: our migrations, then the job queue's own tables. May run again, and
 * in several places at once. Returns the names of the migrations it applied.
 */
export async function prepareDatabase(databaseUrl: string): Promise<string[]> {
  const applied = await applyMigrations(databaseUrl);
  await prepareJobs(databaseUrl);
  return applied;
}
