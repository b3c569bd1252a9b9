/**
 * The server under test: the product's wrapper, route handlers, settle and worker, without Next's pages,
 * so that it is up in a moment and a hundred of them can be killed in the ordinary test run. Loaded in
 * advance, it serves when its parent says so, as an instance that stands by.
 */
import { startWorker } from '@/lib/jobs/worker';
import { startServer } from '@/scripts/serve/start-server';
import { handle } from './handle';

process.once('disconnect', () => process.exit()); // the harness is gone
process.once('message', () => void serve());
process.send?.({ loaded: true });

async function serve(): Promise<void> {
  const where = { port: 0, hostname: '127.0.0.1', trustedProxies: 1 };
  const { port } = await startServer(handle, where);
  process.send?.({ port });
  await workAsSoonAsPossible();
}

/** A process manager would start it again and again while the database is away. */
async function workAsSoonAsPossible(): Promise<void> {
  try {
    await startWorker();
  } catch {
    setTimeout(() => void workAsSoonAsPossible(), 500);
  }
}
