import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { providerSettings } from '@/lib/payments/providers/registry';
import { backupSettings, isBucket, nightlySettings } from '@/lib/platform/backup/settings';
import { checkSettings } from '@/lib/platform/env';
import { bundleScanWorkers, type ScanWorkers } from '../build/bundle-scan-workers';
import { compileMessages } from '../messages/compile-messages';
import { watchMessages } from '../messages/watch-messages';
import { documentFingerprint, isDocumentCurrent, writeDocument } from '../openapi/write-document';
import { ensureRelease, recordStartOf } from '../releases/ensure-release';
import { RELEASES, releaseFolder } from '../releases/history';
import { checkKeys } from './check-keys';
import { choosePort } from './choose-port';
import { compileServer, isServerCurrent, serverFingerprint } from './compile-server';
import {
  logFolder,
  makeDataFolder,
  readSecrets,
  storeRunningSettings,
  storeSecrets,
} from './data-folder';
import { lockFolder } from './folder-lock';
import { clientFingerprint, generateClient, isClientCurrent } from './generate-client';
import { isDemoLoaded, isRestored, loadDemo } from './load-demo';
import { migrate } from './migrate';
import { openServices } from './open-services';
import type { StartOptions } from './options';
import { type Addresses, dataDir, planSettings } from './plan-settings';
import { printAddresses } from './print-addresses';
import { serveSite } from './serve-site';
import type { StartedParts } from './started-parts';
import { withProgress } from './with-progress';

/** Valid addresses for checking the settings before the services have real ones. */
const PLACEHOLDERS: Addresses = {
  databaseUrl: 'postgresql://perennial@127.0.0.1/perennial',
  sandboxUrl: 'http://127.0.0.1:4700',
  smtpUrl: 'smtp://127.0.0.1:2525',
  siteUrl: 'http://localhost:3000',
};

/**
 * Checks the settings, starts the services, builds a release if the sources have changed, prepares the database and
 * serves.
 */
export async function startAll(
  options: StartOptions,
  raw: NodeJS.ProcessEnv,
  running: StartedParts,
): Promise<'running' | 'done'> {
  if (options.buildOnly) return buildOnly(raw, running);
  const folder = dataDir(raw);
  const initialSecrets = await readSecrets(folder);
  const checkedSettings = checkSettings(planSettings(raw, initialSecrets, PLACEHOLDERS).settings, [
    backupSettings,
    nightlySettings,
    ...providerSettings(),
  ]);
  const port = await choosePort(checkedSettings.PORT, checkedSettings.PERENNIAL_EMBEDDED);
  await makeDataFolder(folder);
  running.onEnd(lockFolder(folder));
  const secrets =
    checkedSettings.PERENNIAL_EMBEDDED === 'auto'
      ? await storeSecrets(folder, initialSecrets)
      : initialSecrets;

  const addresses = { ...PLACEHOLDERS, siteUrl: `http://localhost:${port}` };
  await compileMessages();
  if (options.dev) running.onEnd(watchMessages());
  await prepareGenerated(logFolder(folder), running);
  const services = await openServices(
    folder,
    planSettings(raw, secrets, addresses),
    addresses,
    secrets,
    running,
  );
  const { starts, settings } = planSettings(raw, secrets, services);
  const env: NodeJS.ProcessEnv = {
    ...settings,
    PORT: String(port),
    NEXTAUTH_URL: settings.SITE_URL,
    // The server runs in the folder of its release.
    PERENNIAL_DATA_DIR: folder,
    ...(settings.BACKUP_TO &&
      !isBucket(settings.BACKUP_TO) && { BACKUP_TO: path.resolve(settings.BACKUP_TO) }),
    ...(settings.MEDIA_DIR && { MEDIA_DIR: path.resolve(settings.MEDIA_DIR) }),
    ...(settings.ASSETS_DIR && { ASSETS_DIR: path.resolve(settings.ASSETS_DIR) }),
  };

  const release = options.dev ? undefined : await ensureRelease(env, running, false);
  // Sources that were rolled back or cannot be built may have a migration that must not be applied yet.
  if (!release?.isEarlier)
    await withProgress(
      'Migrations',
      () => migrate(env),
      (names) => names.join(', ') || 'up to date',
    );
  await checkKeys(env);
  const isNew = !(await isDemoLoaded(folder)) && !(await isRestored(folder));
  if (starts.postgres && options.demo && isNew)
    await withProgress('Demo memorials', () => loadDemo(env, folder, running));
  const development = release ? {} : await prepareServer();
  if (checkedSettings.PERENNIAL_EMBEDDED === 'auto') await storeRunningSettings(folder, env);
  const servedFolder = release && releaseFolder(release.id);
  const siteEnvironment = { ...env, ...development };
  await withProgress('Serving', () => serveSite(siteEnvironment, folder, running, servedFolder));
  if (release && !release.isEarlier) await Promise.race([recordStartOf(release.id), running.fault]);
  printAddresses({ env, starts, services, folder, demo: await isDemoLoaded(folder) });
  return 'running';
}

/**
 * Needs no port, no database and no setting but LANGUAGES, and does not disturb a site that runs from an earlier
 * release.
 */
async function buildOnly(env: NodeJS.ProcessEnv, running: StartedParts): Promise<'done'> {
  const logs = path.join(RELEASES, 'logs');
  await mkdir(logs, { recursive: true });
  await compileMessages();
  await prepareGenerated(logs, running);
  await ensureRelease(env, running, true);
  return 'done';
}

/** Generates code from the sources, except the messages. */
async function prepareGenerated(logs: string, running: StartedParts): Promise<void> {
  const client = await clientFingerprint();
  if (!(await isClientCurrent(client)))
    await withProgress('Database client', () => generateClient(client, logs, running));
  const document = await documentFingerprint();
  if (!(await isDocumentCurrent(document)))
    await withProgress('Document of the API', () => writeDocument(document, logs, running));
}

/** For `npm run dev`, which serves the checkout. Returns what Next must know. */
async function prepareServer(): Promise<ScanWorkers['environment']> {
  const server = await serverFingerprint();
  if (!(await isServerCurrent(server)))
    await withProgress('Compiling the server', () => compileServer(server));
  const { environment, writeTo } = await bundleScanWorkers();
  await writeTo(path.join('.next', 'dev'));
  return environment;
}
