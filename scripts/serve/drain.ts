import type { Server } from 'node:http';

const PATIENCE_MS = 10_000;
const LOOK_EVERY_MS = 100;

/** Stops accepting, finishes the requests in flight (ten seconds at most), and closes. */
export async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection that is kept alive becomes idle only after its answer.
  const sweep = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
  const end = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(end);
}
