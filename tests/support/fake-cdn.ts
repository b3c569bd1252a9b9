import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

export type Purge = {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
};

/**
 * A CDN's purge API on loopback. `answer` returns the status and location of each answer; for null, no answer is sent.
 */
export async function startFakeCdn(
  answer: () => { status: number; location?: string } | null = () => ({ status: 200 }),
) {
  const purges: Purge[] = [];
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    purges.push({ method, url, headers, body: await text(request) });
    const reply = answer();
    if (reply === null) return;
    response.writeHead(reply.status, reply.location ? { location: reply.location } : {}).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { purges, url: `http://127.0.0.1:${port}`, close };
}
