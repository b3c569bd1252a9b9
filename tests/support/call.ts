import { checkDocumented } from './check-documented';

type Params = Record<string, string | string[]>;
type Handler = (request: Request, context: { params: Promise<Params> }) => Promise<Response>;

type Options = {
  method?: string;
  /** Path and query; handlers see them on http://localhost:3000. */
  path?: string;
  /** The route's parameters, by the names of the folders in brackets. */
  params?: Params;
  headers?: Record<string, string>;
  /** Objects are sent as JSON; text, bytes and FormData unchanged. */
  body?: unknown;
};

export type Answer = {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test names the fields it expects, and fails without them
  body: any;
};

/**
 * Calls a route handler as a request over the network would: a POST with a body, else a GET, unless `method` says
 * otherwise. Throws when the answer does not match the route's `doc` (check-documented.ts).
 */
export async function call(handler: Handler, options: Options = {}): Promise<Answer> {
  const { path = '/', params = {}, body } = options;
  const headers = new Headers({ 'x-client-address': '192.0.2.1', ...options.headers });
  const raw = asBody(body, headers);
  const method = options.method ?? (raw === undefined ? 'GET' : 'POST');
  const request = new Request(new URL(path, 'http://localhost:3000'), {
    method,
    headers,
    body: raw,
  });
  const response = await handler(request, { params: Promise.resolve(params) });
  const { status, headers: answered } = response;
  const answer = { status, headers: answered, body: await readBody(response) };
  checkDocumented(handler, answer, request.headers.get('content-type'));
  return answer;
}

function asBody(body: unknown, headers: Headers): BodyInit | undefined {
  if (body === undefined || typeof body === 'string') return body;
  if (body instanceof FormData || body instanceof Uint8Array || body instanceof Blob)
    return body as BodyInit; // as: fetch accepts these three; lib.dom is stricter about Uint8Array's buffer
  if (!headers.has('content-type')) headers.set('content-type', 'application/json');
  return JSON.stringify(body);
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('application/json');
  return isJson ? JSON.parse(text) : text;
}
