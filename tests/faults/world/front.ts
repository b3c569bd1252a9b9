import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy with a fixed address for servers that start and stop. */
export type Front = {
  url: string;
  /** The servers that requests go to, in turn. Empty between a kill and the next start. */
  targets: string[];
  /** The paths of requests that have not been answered yet. */
  inFlight: () => string[];
  /** Called for each request when it arrives, and for each answer before it is passed on. */
  watch: { arrived: (path: string) => void; answered: (path: string) => void };
  close(): Promise<void>;
};

/**
 * Opens the proxy on loopback. If a request's server is killed, or there is none, its connection breaks, as in
 * production.
 */
export async function openFront(): Promise<Front> {
  const inFlight = new Map<IncomingMessage, string>();
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    const target = front.targets[turn++ % front.targets.length];
    if (!target) return void incoming.socket.destroy();
    inFlight.set(incoming, path);
    outgoing.once('close', () => inFlight.delete(incoming));
    front.watch.arrived(path);
    forward(new URL(path, target), incoming, outgoing, () => front.watch.answered(path));
  });
  let turn = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // as: a TCP server has one
  const front: Front = {
    url: `http://127.0.0.1:${port}`,
    targets: [],
    inFlight: () => [...inFlight.values()],
    watch: { arrived: () => undefined, answered: () => undefined },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return front;
}

function forward(
  url: URL,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  answered: () => void,
): void {
  const { method, headers } = incoming;
  const upstream = request(url, { method, headers, agent: false }, (answer) => {
    answered();
    answer.once('error', () => outgoing.destroy());
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  upstream.once('error', () => outgoing.destroy());
  outgoing.once('close', () => upstream.destroy());
  incoming.pipe(upstream);
}
