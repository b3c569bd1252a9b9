/**
 * The server under test: the product's wrapper, route handlers, settle and worker, without Next's pages,
 * so that it starts in a moment and a hundred of them can be killed in the ordinary test run. It is loaded
 * in advance as a standby and serves when its parent says so.
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
  const where = {
    port: 0,
    hostname: '127.0.0.1',
    trustedProxies: 1,
    connections: env().DATABASE_POOL,
  };
  const { port } = await startServer(handle, where);
  process.send?.({ port });
  await workAsSoonAsPossible();
}

/** Waits for the database: a process manager would restart the server until the database is back. */
async function workAsSoonAsPossible(): Promise<void> {
  try {
    await startWorker(jobHandlers);
  } catch {
    setTimeout(() => void workAsSoonAsPossible(), 500);
  }
}
