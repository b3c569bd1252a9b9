import type { Server } from 'node:http';

const DRAIN_TIMEOUT_MS = 10_000;
const SWEEP_INTERVAL_MS = 100;

/** Stops accepting connections, waits up to ten seconds for requests in flight, and closes the server. */
export async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Repeatedly, because a keep-alive connection becomes idle only after its response.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_INTERVAL_MS);
  const end = setTimeout(() => server.closeAllConnections(), DRAIN_TIMEOUT_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(end);
}
