import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Call = { headers: IncomingMessage['headers']; body: Record<string, unknown> };
export type Mood = 'well' | 'limited' | 'quota' | 'broken' | 'html' | 'silent' | 'invalid';

/** Imitates Resend as its SDK sees it: POST /emails on loopback, for a key that may only send (services.md 4). */
export async function startResend(key: string) {
  const taken = new Map<string, { body: string; id: string }>();
  const world = { mood: 'well' as Mood, calls: [] as Call[], taken };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    world.calls.push({ headers: request.headers, body: body ? JSON.parse(body) : {} });
    const endpoint = `${request.method} ${request.url}`;
    if (endpoint !== 'POST /emails' && endpoint !== 'GET /domains')
      return fail(response, 404, 'not_found');
    if (request.headers.authorization !== `Bearer ${key}`)
      return fail(response, 403, 'invalid_api_key');
    if (endpoint === 'GET /domains') return fail(response, 401, 'restricted_api_key');
    answer(world, response, body, String(request.headers['idempotency-key'] ?? ''));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return Object.assign(world, {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}

type World = { mood: Mood; taken: Map<string, { body: string; id: string }> };

function answer({ mood, taken }: World, response: ServerResponse, body: string, key: string) {
  if (mood === 'silent') return;
  if (mood === 'html')
    return response.writeHead(502, { 'content-type': 'text/html' }).end('<html>Bad gateway</html>');
  if (mood === 'broken') return fail(response, 500, 'internal_server_error');
  if (mood === 'invalid') return fail(response, 422, 'validation_error');
  if (mood === 'quota') return fail(response, 429, 'daily_quota_exceeded');
  if (mood === 'limited')
    return fail(response, 429, 'rate_limit_exceeded', {
      'ratelimit-limit': '2',
      'ratelimit-remaining': '0',
      'ratelimit-reset': '1',
      'retry-after': '7',
    });
  const earlierMail = taken.get(key);
  if (earlierMail && earlierMail.body !== body)
    return fail(response, 409, 'invalid_idempotent_request');
  const id = earlierMail?.id ?? `${taken.size + 1}`;
  taken.set(key, { body, id });
  reply(response, 200, { id });
}

const fail = (
  response: ServerResponse,
  statusCode: number,
  name: string,
  headers: Record<string, string> = {},
) => reply(response, statusCode, { statusCode, name, message: `${name} here` }, headers);

function reply(response: ServerResponse, status: number, body: object, headers = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}
