import { once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';
import next from 'next';
import { addInvalidationListener } from '@/lib/platform/cache/listener';
import { SECOND_MS } from '@/lib/platform/durations';
import type { Env } from '@/lib/platform/env-schema';
import { log } from '@/lib/platform/log';
import { followReplica } from '@/lib/platform/replica/follow-replica';
import { followSiteSettings } from '@/lib/platform/site-settings/follow-site-settings';
import { onSiteSettingsChange } from '@/lib/platform/site-settings/snapshot';
import { deleteAbandonedFolders } from '@/lib/platform/temporary-folder';
import { VERSION } from '@/lib/platform/version';
import { endOnSignal } from './end-on-signal';
import { listenAddress } from './listen-address';
import { markServed } from './mark-served';
import { withReleaseAssets } from './release-assets';
import { RequestLog } from './request-log';
import { compiledRoutes } from './route-templates';
import { applySettingsFile } from './settings-file';
import { shareAssets } from './share-assets';
import { startJobs } from './start-jobs';
import { startServer } from './start-server';

const MEGABYTE = 1024 * 1024;

/** Serves the site in this process until a signal ends it, with the background jobs if the settings say so. */
export async function serve(settings: Env): Promise<void> {
  const { PORT: port, TRUSTED_PROXIES: trustedProxies } = settings;
  const hostname = listenAddress(settings);
  const dev = settings.NODE_ENV === 'development';
  void deleteAbandonedFolders().catch((err: unknown) =>
    log.warn({ err }, 'old uploads could not be deleted'),
  );
  const endpoint = settings.OTEL_EXPORTER_OTLP_ENDPOINT;
  const endTraces = endpoint
    ? await (await import('./start-traces')).startTraces(endpoint)
    : undefined;
  const follow = settings.PERENNIAL_SETTINGS ? applySettingsFile : followSiteSettings;
  const settingsRead = follow(settings.DATABASE_URL);
  // Next ends every connection that asks for an upgrade, through the server that it is given.
  const app = next({ dev, hostname, port, ...(!dev && { httpServer: createServer() }) });
  await app.prepare();
  const handle = app.getRequestHandler();
  let server: Awaited<ReturnType<typeof startServer>> | undefined;
  const count = settings.METRICS_PORT
    ? await (await import('./metrics/start-metrics')).startMetrics(settings, () => server)
    : undefined;
  const watch = new RequestLog({ routes: compiledRoutes(), count });
  server = await startServer(dev ? handle : await withOtherReleases(handle, settings), {
    port,
    hostname,
    trustedProxies,
    connections: settings.DATABASE_POOL,
    development: dev,
    drainGraceMs: settings.DRAIN_GRACE_S * SECOND_MS,
    isPurged: settings.CDN_PURGE_URL !== undefined,
    watch,
    ...(!dev && { shared: sharedOptions(settings) }),
  });
  const { answers, fallbackPages } = server;
  if (answers) {
    addInvalidationListener(settings.DATABASE_URL, answers);
    onSiteSettingsChange(() => answers.doubtAll());
  }
  void settingsRead.then(() => {
    onSiteSettingsChange(() => fallbackPages.renew());
    if (!dev) void fallbackPages.prepare(settings.LANGUAGES);
  });
  if (settings.DATABASE_READ_URL && !dev)
    followReplica({
      primaryUrl: settings.DATABASE_URL,
      replicaUrl: settings.DATABASE_READ_URL,
      maxLagMs: settings.DATABASE_READ_LAG_SECONDS * SECOND_MS,
    });
  log.info({ port: server.port, hostname, version: VERSION }, 'the site is served');
  if (!dev) void markServed(process.cwd());
  const ending = new AbortController();
  // Jobs send mails with the name of the site.
  const readyForJobs = Promise.race([settingsRead, once(ending.signal, 'abort')]);
  const worker = settings.RUN_JOBS ? readyForJobs.then(() => startJobs(ending.signal)) : undefined;
  // Set before the worker has started: a signal may arrive as soon as the site is ready.
  endOnSignal(async () => {
    ending.abort();
    await server.close();
    await (await worker)?.stop();
    await endTraces?.();
  });
  await worker;
}

/** Adds the files of other releases, which are beside this one, and in ASSETS_DIR if instances share it. */
async function withOtherReleases(
  handle: Parameters<typeof withReleaseAssets>[0],
  { ASSETS_DIR }: Env,
) {
  const release = process.cwd();
  if (ASSETS_DIR)
    await shareAssets(release, ASSETS_DIR).catch((err: unknown) =>
      log.error({ err }, 'other instances do not have the files of these pages'),
    );
  const parentFolder = path.dirname(release);
  const releaseFolders = path.basename(parentFolder) === 'releases' ? [parentFolder] : [];
  if (ASSETS_DIR) releaseFolders.push(ASSETS_DIR);
  return withReleaseAssets(handle, release, releaseFolders);
}

const sharedOptions = (settings: Env) => ({
  maxBytes: settings.ANSWER_CACHE_MB * MEGABYTE,
  host: new URL(settings.SITE_URL).host,
});
