import { readSiteState } from '@/lib/admin/queries/site-state';
import { lastBackupAt, restoreTestStatus } from '@/lib/platform/backup/backup-runs';
import { pendingMigrations } from '@/lib/platform/db/pending-migrations';
import type { MetricSources } from './site-metrics';

/** Where the metrics of the whole site come from. Tests replace them. */
export const siteSources: MetricSources = {
  readState: readSiteState,
  pendingMigrations,
  lastBackup: lastBackupAt,
  lastDrill: restoreTestStatus,
};
