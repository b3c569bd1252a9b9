import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ALL_LANGUAGES } from '@/lib/platform/language/languages';
import { settingNames } from '@/scripts/start/setting-names';
import { findFreePort } from '../net/find-free-port';

/**
 * Returns the environment of the steps, without the caller's own settings of the product, and with a data folder and a
 * port for this run alone. Also returns the function that cleans up.
 */
export async function testEnvironment(): Promise<{ env: NodeJS.ProcessEnv; remove: () => void }> {
  const env = { ...process.env };
  for (const name of settingNames) delete (env as Record<string, unknown>)[name]; // NODE_ENV too
  const folder = mkdtempSync(path.join(tmpdir(), 'p-'));
  const temporary = path.join(folder, 'tmp');
  mkdirSync(temporary);
  // For root, PostgreSQL runs as the account postgres, which must be able to enter the folder.
  for (const each of [folder, temporary]) chmodSync(each, 0o755);
  return {
    env: {
      ...env,
      // Everything that a step, a test or a killed browser leaves behind is deleted with this folder.
      TMPDIR: temporary,
      PERENNIAL_DATA_DIR: path.join(folder, 'data'),
      // A free port, so that the sites of this run do not meet one that is running already.
      PORT: String(await findFreePort()),
      // Includes the made-up languages, with which tests find texts that are in no catalogue.
      LANGUAGES: ALL_LANGUAGES.join(),
      NEXT_TELEMETRY_DISABLED: '1',
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
