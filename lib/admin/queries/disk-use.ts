import { stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { backupSettings, isBucket } from '@/lib/platform/backup/settings';
import { env, settingsOf } from '@/lib/platform/env';
import type { DiskUse } from '../alert-rules';

/**
 * How full the disks are on which we store files. Folders that cannot be read or do not exist are
 * left out.
 */
export async function diskUse(): Promise<DiskUse[]> {
  const { S3_BUCKET, MEDIA_DIR, PERENNIAL_DATA_DIR } = env();
  const { BACKUP_TO } = settingsOf(backupSettings);
  const folders: { name: DiskUse['name']; path: string | undefined }[] = [
    { name: 'temporary', path: tmpdir() },
    { name: 'media', path: S3_BUCKET ? undefined : MEDIA_DIR },
    { name: 'data', path: PERENNIAL_DATA_DIR },
    { name: 'backups', path: isBucket(BACKUP_TO) ? undefined : BACKUP_TO },
  ];
  const results = await Promise.allSettled(
    folders.map(async ({ name, path = '' }) => {
      const [{ bavail, blocks, bsize }, { dev }] = await Promise.all([statfs(path), stat(path)]);
      return { name, freeBytes: bavail * bsize, bytes: blocks * bsize, device: dev };
    }),
  );
  return results.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
}
