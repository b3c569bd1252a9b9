import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type MemoryBucket = { port: number; close: () => Promise<void> };

/** A minimal S3 server with objects in memory, which supports what the site needs: put, get and delete. */
export async function openMemoryBucket(): Promise<MemoryBucket> {
  const objects = new Map<string, { body: Buffer; type: string }>();
  const server = createServer((request, response) => {
    const address = (request.url ?? '').split('?')[0] ?? '';
    void answer(request, response, address).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse, address: string) {
    const body = await bodyOf(request);
    if (request.method === 'PUT') {
      objects.set(address, { body, type: String(request.headers['content-type'] ?? '') });
      response.writeHead(200, { ETag: '"kept"' }).end();
    } else if (request.method === 'DELETE') {
      objects.delete(address);
      response.writeHead(204).end();
    } else send(response, objects.get(address));
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // as: a TCP server has one
  return {
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function send(response: ServerResponse, object: { body: Buffer; type: string } | undefined): void {
  if (!object) {
    response.writeHead(404, { 'Content-Type': 'application/xml' });
    response.end('<?xml version="1.0"?><Error><Code>NoSuchKey</Code></Error>');
    return;
  }
  response.writeHead(200, { 'Content-Type': object.type, 'Content-Length': object.body.length });
  response.end(object.body);
}
