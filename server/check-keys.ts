import { setTimeout as sleep } from 'node:timers/promises';
import { checkSealingKeys, WrongKeysError } from '@/lib/platform/crypto/sealing-keys';
import { log } from '@/lib/platform/log';

const AGAIN_MS = 5_000;

/**
 * Throws `WrongKeysError` when the settings have other keys than the database was sealed with: such a stack must not
 * start. While the database does not answer the site starts, and ends by `end` if it turns out later.
 */
export async function refuseWrongKeys(
  databaseUrl: string,
  end: (error: WrongKeysError) => void,
): Promise<void> {
  if (await isChecked(databaseUrl)) return;
  void (async () => {
    while (!(await isChecked(databaseUrl))) await sleep(AGAIN_MS, undefined, { ref: false });
  })().catch(end);
}

async function isChecked(databaseUrl: string): Promise<boolean> {
  try {
    await checkSealingKeys(databaseUrl);
    return true;
  } catch (error) {
    if (error instanceof WrongKeysError) throw error;
    log.warn({ err: error }, 'the sealing keys could not be checked yet');
    return false;
  }
}
