import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { startServer } from '@/server/start-server';

const servers: Awaited<ReturnType<typeof startServer>>[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

/** Sends these bytes to a handler that answers with each request's body. Returns the answers. */
async function answersTo(sent: string): Promise<string[]> {
  const server = await startServer(
    async (request, response) => {
      response.end(`[${await bodyOf(request)}]`);
    },
    { port: 0, hostname: '127.0.0.1', trustedProxies: 0, connections: 10 },
  );
  servers.push(server);
  const socket = connect(server.port, '127.0.0.1');
  socket.write(sent);
  return (await text(socket)).match(/\[\w*\]/g) ?? [];
}

/** Reads the body through a Request, as Next passes it to a route. */
function bodyOf(request: IncomingMessage): Promise<string> {
  const init = { method: 'POST', body: request, duplex: 'half' } as unknown as RequestInit; // as: Node's types do not accept its own stream here
  return new Request('http://perennial.example/', init).text();
}

const HEAD = 'Host: perennial.example\r\n';
const REQUESTS = [
  [`POST /api/one HTTP/1.1\r\n${HEAD}\r\n`, '[]'],
  [`POST /api/two HTTP/1.1\r\n${HEAD}Content-Length: 5\r\n\r\nwords`, '[words]'],
  [`POST /api/three HTTP/1.1\r\n${HEAD}Content-Length: 0\r\n\r\n`, '[]'],
  [`PUT /api/four HTTP/1.1\r\n${HEAD}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, '[]'],
  [`DELETE /api/five HTTP/1.1\r\n${HEAD}\r\n`, '[]'],
] as const;
const LAST = `GET /api/last HTTP/1.1\r\n${HEAD}Connection: close\r\n\r\n`;

it.each(REQUESTS)('lets a handler read the body of %j', async (sent, answered) => {
  expect(await answersTo(sent + LAST)).toEqual([answered, '[]']);
});

it('lets a handler read a body of HTTP/1.0, which has no length', async () => {
  expect(await answersTo('POST /api/old HTTP/1.0\r\n\r\n')).toEqual(['[]']);
});

it('answers several requests of one connection, each with its own body', async () => {
  const all = REQUESTS.map(([sent]) => sent).join('');
  const answered = REQUESTS.map(([, answer]) => answer);
  expect(await answersTo(all + LAST)).toEqual([...answered, '[]']);
});
