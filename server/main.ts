/**
 * The server of one instance: Next behind a small wrapper, and the background worker beside it.
 * `npm start` compiles it (scripts/start/compile-server.ts), and restarts it when it dies.
 */
import next from 'next';
import { providerSettings } from '@/lib/payments/providers/registry';
import { checkOwnSettings, SettingsError } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { deleteAbandonedFolders } from '@/lib/platform/temporary-folder';
import { startServer } from './start-server';

const HELP = `node --enable-source-maps dist/main.mjs: serves the site that \`npm start -- --build-only\` built,
on PORT; with NODE_ENV=development it serves the sources instead, as \`npm run dev\` does.

All settings are required (see .env.example); \`npm start\` provides them and more. On SIGTERM the server
drains: /readyz answers 503, requests in flight are finished, then the process ends.
`;

if (process.argv.includes('--help')) process.stdout.write(HELP);
else await serve();

async function serve(): Promise<void> {
  const settings = readSettings();
  if (!settings) return;
  const { PORT: port, TRUSTED_PROXIES: trustedProxies } = settings;
  const hostname = listensTo(settings.SITE_URL, settings.PERENNIAL_EMBEDDED);
  const dev = settings.NODE_ENV === 'development';
  void deleteAbandonedFolders().catch((err: unknown) => log.warn({ err }, 'old uploads are left'));
  const app = next({ dev, hostname, port });
  await app.prepare();
  const server = await startServer(app.getRequestHandler(), {
    port,
    hostname,
    trustedProxies,
    development: dev,
  });
  log.info({ port: server.port, hostname }, 'the site is served');
  const worker = startJobs();
  const end = async () => {
    await server.close();
    await (await worker).stop();
    process.exit(0);
  };
  // Before the worker has started: a signal may arrive as soon as the site is ready.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void end());
  await worker;
}

async function startJobs() {
  const [{ startWorker }, { jobHandlers }] = await Promise.all([
    import('@/lib/platform/jobs/worker'),
    import('./job-handlers'),
  ]);
  return startWorker(jobHandlers);
}

function readSettings() {
  try {
    return checkOwnSettings(providerSettings());
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
    return undefined;
  }
}

/** The address to listen on: a site for this machine only is not offered to the network. */
function listensTo(siteUrl: string, embedded: 'auto' | 'never'): string {
  const isLocal = ['localhost', '127.0.0.1'].includes(new URL(siteUrl).hostname);
  return isLocal && embedded === 'auto' ? '127.0.0.1' : '0.0.0.0';
}
