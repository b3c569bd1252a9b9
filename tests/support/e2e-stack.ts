import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ALL_LANGUAGES } from '../../lib/platform/language/languages';
import { prepareDatabase } from '../../scripts/database/prepare-database';
import { startTemporaryPostgres } from '../../scripts/postgres/temporary-server';
import { makeDataFolder, readSecrets, storeSecrets } from '../../scripts/start/data-folder';
import { loadDemo } from '../../scripts/start/load-demo';
import { settingNames } from '../../scripts/start/setting-names';
import { StartedParts } from '../../scripts/start/started-parts';
import { newDatabase } from './new-database';
import { stackSettings, TEMPLATE } from './worker-stack';

/**
 * Prepares once what every worker of a run copies (worker-stack.ts): the build, a PostgreSQL database with the demo
 * memorials, and a data folder with their pictures. If E2E_SITE_URL names a running site, all workers test that site
 * and nothing is prepared (`npm run lighthouse`, `npm run try:replica`). The returned function stops PostgreSQL and
 * deletes everything.
 */
export default async function prepareStacks(): Promise<() => Promise<void>> {
  if (process.env.E2E_SITE_URL) return async () => {};
  const { LANGUAGES = ALL_LANGUAGES.join() } = process.env;
  for (const name of settingNames) delete (process.env as Record<string, unknown>)[name]; // as: includes NODE_ENV, which Next declares read-only
  process.env.LANGUAGES = LANGUAGES;
  await build();
  const server = await startTemporaryPostgres();
  try {
    const { url } = await newDatabase(server.url('postgres'), TEMPLATE);
    await prepareDatabase(url);
    const folder = path.join(server.folder, TEMPLATE);
    await makeDataFolder(folder);
    await storeSecrets(folder, await readSecrets(folder));
    const settings = await stackSettings(folder, { databaseUrl: url });
    await loadDemo({ ...process.env, ...settings }, folder, new StartedParts());
    Object.assign(process.env, {
      E2E_TEMPLATE_DIR: folder,
      E2E_POSTGRES_URL: server.url('postgres'),
    });
    return server.close;
  } catch (error) {
    await server.close();
    throw error;
  }
}

/** The build that `npm start` makes. Does nothing if the sources have not changed. */
async function build(): Promise<void> {
  const child = spawn(process.execPath, ['scripts/start.mjs', '--build-only', '--no-env-file'], {
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The site could not be built; the output above says why.');
}
