import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { settingNames } from '@/lib/env-schema';
import { freePort } from '../net/free-port';

/**
 * What the steps see: none of the product's settings of the person who runs them, a data folder and
 * a port of this run's own. Gives the way to clean up.
 */
export async function testEnvironment(): Promise<{ env: NodeJS.ProcessEnv; remove: () => void }> {
  const env = { ...process.env };
  for (const name of settingNames) delete (env as Record<string, unknown>)[name]; // NODE_ENV too
  const folder = mkdtempSync(path.join(tmpdir(), 'perennial-run-'));
  const temporary = path.join(folder, 'tmp');
  mkdirSync(temporary);
  // Root hands its database to the account postgres, which must get in.
  for (const each of [folder, temporary]) chmodSync(each, 0o755);
  return {
    env: {
      ...env,
      // Whatever a step, a test or a killed browser leaves behind goes away with the run.
      TMPDIR: temporary,
      PERENNIAL_DATA_DIR: path.join(folder, 'data'),
      // The build carries the site's address, so the journeys must find it under the same one.
      PORT: String(await freePort()),
      NEXT_TELEMETRY_DISABLED: '1',
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
