import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

type ReceivedRequest = { path: string; headers: IncomingHttpHeaders; body: string };

/** Plays the role of our application: stores what the providers send and answers as the test says. */
export async function startApplication() {
  const received: ReceivedRequest[] = [];
  const answers: number[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    if (request.method === 'POST') {
      const body = Buffer.concat(chunks).toString('utf8');
      received.push({ path: request.url ?? '', headers: request.headers, body });
    }
    const location = { location: '/elsewhere' };
    response.writeHead(request.method === 'POST' ? (answers.shift() ?? 200) : 200, location).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // as: a TCP server has a port
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    /** The statuses of the next answers. When they are used up, it answers 200. */
    answers,
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

export type Application = Awaited<ReturnType<typeof startApplication>>;
