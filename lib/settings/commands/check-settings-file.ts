import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { log } from '@/lib/platform/log';
import { readSettingsFile } from '../kept-settings';
import { lockNamedAssets, namesAssets } from '../lock-named-assets';

/**
 * Checks the file that PERENNIAL_SETTINGS names as a change on a page is checked: also whether the pictures that it names are kept, of
 * their kind and size, for which the database must answer. Throws as `readSettingsFile`, and `conflict` for such a picture.
 */
export async function checkSettingsFile(): Promise<void> {
  const kept = await readSettingsFile();
  const values = Object.entries(kept).map(([key, value]) => ({ key, value }));
  if (!namesAssets(values)) return;
  try {
    await db().$transaction((tx) => lockNamedAssets(tx, values));
  } catch (error) {
    if (error instanceof AppError) throw error;
    log.warn({ err: error }, 'the pictures of the settings file could not be looked for yet');
  }
}
