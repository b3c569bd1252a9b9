/**
 * The server under test: the product's wrapper, route handlers, settle and worker, without Next's pages. It starts
 * quickly enough for an ordinary test run to kill a hundred of them. It is started as a standby and begins to serve
 * when its parent sends a message.
 */
import { env } from '@/lib/platform/env';
import { startWorker } from '@/lib/platform/jobs/worker';
import { jobHandlers } from '@/server/job-handlers';
import { startServer } from '@/server/start-server';
import { handle } from './handle';

process.once('disconnect', () => process.exit()); // the harness is gone
process.once('message', () => void serve());
process.send?.({ loaded: true });

async function serve(): Promise<void> {
  const listenOptions = {
    port: 0,
    hostname: '127.0.0.1',
    trustedProxies: 1,
    connections: env().DATABASE_POOL,
  };
  const { port } = await startServer(handle, listenOptions);
  process.send?.({ port });
  await workAsSoonAsPossible();
}

/** Retries until the database is back, as a process manager would by restarting the server. */
async function workAsSoonAsPossible(): Promise<void> {
  try {
    await startWorker(jobHandlers);
  } catch {
    setTimeout(() => void workAsSoonAsPossible(), 500);
  }
}
