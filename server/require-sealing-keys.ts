import { setTimeout as sleep } from 'node:timers/promises';
import { checkSealingKeys, WrongKeysError } from '@/lib/platform/crypto/sealing-keys';
import { log } from '@/lib/platform/log';

const RETRY_MS = 5_000;

/**
 * Throws `WrongKeysError` if the database was encrypted with other keys than those in the settings: such a site must
 * not start. While the database does not answer the site starts, and `onWrongKeys` is called if the keys turn out to be
 * wrong.
 */
export async function requireSealingKeys(
  databaseUrl: string,
  onWrongKeys: (error: WrongKeysError) => void,
): Promise<void> {
  if (await areKeysChecked(databaseUrl)) return;
  void (async () => {
    while (!(await areKeysChecked(databaseUrl))) await sleep(RETRY_MS, undefined, { ref: false });
  })().catch(onWrongKeys);
}

async function areKeysChecked(databaseUrl: string): Promise<boolean> {
  try {
    await checkSealingKeys(databaseUrl);
    return true;
  } catch (error) {
    if (error instanceof WrongKeysError) throw error;
    log.warn({ err: error }, 'the sealing keys could not be checked yet');
    return false;
  }
}
