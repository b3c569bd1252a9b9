import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { ROUTES } from './routes';

/** Answers a request with the product's own route handler, as Next would. */
export async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const run = ROUTES[request.url ?? ''];
  if (!run || request.method !== 'POST') {
    response.writeHead(404).end();
    return;
  }
  const answer = await run(asRequest(request), { params: Promise.resolve({}) });
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
}

function asRequest(request: IncomingMessage): Request {
  const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const body = Readable.toWeb(request) as ReadableStream; // as: Node declares the same stream type under another name
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
  // The fetch standard requires `duplex` for a streamed body; lib.dom does not have it yet.
  const init = { method: 'POST', headers, body, duplex: 'half' };
  return new Request(url, init as RequestInit);
}
