/** The server of one instance: Next behind a small wrapper, and the background worker beside it. */
import next from 'next';
import { env, SettingsError } from '@/lib/env';
import { log } from '@/lib/log/log';
import { startServer } from './serve/start-server';

const HELP = `node --import tsx scripts/serve.ts: serves the site that \`next build\` made, on PORT.

Everything must be configured (see .env.example); \`npm start\` does that and more. SIGTERM drains:
/readyz turns 503, requests in flight are finished, then the process ends.
`;

if (process.argv.includes('--help')) process.stdout.write(HELP);
else await serve();

async function serve(): Promise<void> {
  const settings = readSettings();
  if (!settings) return;
  const { PORT: port, TRUSTED_PROXIES: trustedProxies } = settings;
  const hostname = listensTo(settings.SITE_URL, settings.PERENNIAL_EMBEDDED);
  const app = next({ dev: false, hostname, port });
  await app.prepare();
  const server = await startServer(app.getRequestHandler(), { port, hostname, trustedProxies });
  log.info({ port: server.port, hostname }, 'the site is served');
  const { startWorker } = await import('@/lib/jobs/worker');
  const worker = await startWorker();
  const end = async () => {
    await server.close();
    await worker.stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void end());
}

function readSettings() {
  try {
    return env();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
    return undefined;
  }
}

/** A site for this machine alone is not offered to the network. */
function listensTo(siteUrl: string, embedded: 'auto' | 'never'): string {
  const isLocal = ['localhost', '127.0.0.1'].includes(new URL(siteUrl).hostname);
  return isLocal && embedded === 'auto' ? '127.0.0.1' : '0.0.0.0';
}
