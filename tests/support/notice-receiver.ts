import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that receives a provider's notices in the site's place, so that a test can deliver them later. */
export async function startNoticeReceiver() {
  const notices: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    if (request.method === 'POST') notices.push(Buffer.concat(chunks).toString('utf8'));
    response.writeHead(200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // as: it listens on TCP
  return {
    url: `http://127.0.0.1:${port}`,
    notices,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
