import { providerSettings } from '@/lib/payments/providers/registry';
import { checkSettings } from '@/lib/platform/env';
import { compileMessages } from '../messages/compile-messages';
import { watchMessages } from '../messages/watch-messages';
import { buildSite, isBuilt, wantedBuild } from './build-site';
import { checkKeys } from './check-keys';
import { choosePort } from './choose-port';
import { compileServer, isCompiled, wantedServer } from './compile-server';
import { keepSecrets, keepSettings, logFolder, makeDataFolder, readSecrets } from './data-folder';
import { lockFolder } from './folder-lock';
import { generateClient, isGenerated, wantedClient } from './generate-client';
import { isDemoLoaded, isRestored, loadDemo } from './load-demo';
import { migrate } from './migrate';
import { openServices } from './open-services';
import type { StartOptions } from './options';
import { type Addresses, dataDir, planSettings } from './plan-settings';
import { printAddresses } from './print-addresses';
import { step } from './progress';
import type { Running } from './running';
import { serveSite } from './serve-site';

/** Addresses of the right form for the check of the settings, which runs before the services have real ones. */
const PLACEHOLDERS: Addresses = {
  databaseUrl: 'postgresql://perennial@127.0.0.1/perennial',
  sandboxUrl: 'http://127.0.0.1:4700',
  smtpUrl: 'smtp://127.0.0.1:2525',
  siteUrl: 'http://localhost:3000',
};

/** Checks the settings, then starts services, prepares the database, builds and serves. */
export async function startAll(
  options: StartOptions,
  raw: NodeJS.ProcessEnv,
  running: Running,
): Promise<'running' | 'done'> {
  const folder = dataDir(raw);
  const secrets = await readSecrets(folder);
  const checked = checkSettings(
    planSettings(raw, secrets, PLACEHOLDERS).settings,
    providerSettings(),
  );
  const port = await choosePort(checked.PORT, checked.PERENNIAL_EMBEDDED);
  await makeDataFolder(folder);
  running.onEnd(lockFolder(folder));
  if (checked.PERENNIAL_EMBEDDED === 'auto') await keepSecrets(folder, secrets);

  const at = { ...PLACEHOLDERS, siteUrl: `http://localhost:${port}` };
  await compileMessages();
  if (options.dev) running.onEnd(watchMessages());
  const client = await wantedClient();
  if (!(await isGenerated(client)))
    await step('Database client', () => generateClient(client, logFolder(folder), running));
  const services = await openServices(folder, planSettings(raw, secrets, at), at, secrets, running);
  const { starts, settings } = planSettings(raw, secrets, services);
  const env: NodeJS.ProcessEnv = {
    ...settings,
    PORT: String(port),
    NEXTAUTH_URL: settings.SITE_URL,
  };

  await step(
    'Migrations',
    () => migrate(env),
    (names) => names.join(', ') || 'up to date',
  );
  await checkKeys(env);
  const isNew = !(await isDemoLoaded(folder)) && !(await isRestored(folder));
  if (starts.postgres && options.demo && isNew)
    await step('Demo memorials', () => loadDemo(env, folder, running));
  const server = await wantedServer();
  if (!(await isCompiled(server))) await step('Compiling the server', () => compileServer(server));
  const build = await wantedBuild(env, starts.postgres ? folder : (env.DATABASE_URL ?? ''));
  if (!options.dev && !(await isBuilt(build)))
    await step('Building the site', () => buildSite(build, env, folder, running));
  if (options.buildOnly) return 'done';
  if (checked.PERENNIAL_EMBEDDED === 'auto') await keepSettings(folder, env);
  const mode = options.dev ? 'development' : 'production';
  await step('Serving', () => serveSite(env, folder, running, mode));
  printAddresses({ env, starts, services, folder, demo: await isDemoLoaded(folder) });
  return 'running';
}
