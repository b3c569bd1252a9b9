import { prepareJobs } from '@/lib/platform/jobs/prepare';
import { applyMigrations } from './apply-migrations';

/**
 * Brings a database up to date: our migrations, then the job queue's own tables. Can be repeated, and run concurrently.
 * Returns the names of the applied migrations.
 */
export async function prepareDatabase(databaseUrl: string): Promise<string[]> {
  const appliedNames = await applyMigrations(databaseUrl);
  await prepareJobs(databaseUrl);
  return appliedNames;
}
