import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { startServer } from '@/server/start-server';

const servers: Awaited<ReturnType<typeof startServer>>[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

/** What a handler that reads the body of each request answers to these bytes. */
async function answersTo(sent: string): Promise<string> {
  const server = await startServer(
    async (request, response) => {
      response.end(`[${await bodyOf(request)}]`);
    },
    { port: 0, hostname: '127.0.0.1', trustedProxies: 0, connections: 10 },
  );
  servers.push(server);
  const socket = connect(server.port, '127.0.0.1');
  socket.write(sent);
  return text(socket);
}

/** As Next reads it for a route: through a Request. */
async function bodyOf(request: IncomingMessage): Promise<string> {
  return new Response(Readable.toWeb(request) as ReadableStream).text(); // as: two types of the same
}

it('lets a handler read the body of requests that have none, on one connection with others', async () => {
  const head = 'Host: perennial.example\r\n';
  const answered = await answersTo(
    [
      `POST /api/one HTTP/1.1\r\n${head}\r\n`,
      `POST /api/two HTTP/1.1\r\n${head}Content-Length: 5\r\n\r\nwords`,
      `POST /api/three HTTP/1.1\r\n${head}Content-Length: 0\r\n\r\n`,
      `GET /api/four HTTP/1.1\r\n${head}Connection: close\r\n\r\n`,
    ].join(''),
  );
  expect(answered.match(/\[\w*\]/g)).toEqual(['[]', '[words]', '[]', '[]']);
});
