import { checkDocumented } from './check-documented';

type Params = Record<string, string | string[]>;
type Handler = (request: Request, context: { params: Promise<Params> }) => Promise<Response>;

type Options = {
  method?: string;
  /** Path and query; handlers see it as on http://localhost:3000. */
  path?: string;
  /** The route's parameters by the names of its folders in brackets. */
  params?: Params;
  headers?: Record<string, string>;
  /** An object is sent as JSON; text, bytes and FormData go as they are. */
  body?: unknown;
};

export type Answer = {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test names what it expects, and fails if it is not there
  body: any;
};

/**
 * Calls a route handler as the network would. The method is POST with a body, else GET. Throws when the
 * answer is not what the route's `doc` says (check-documented.ts).
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
    return body as BodyInit; // the three kinds fetch takes; lib.dom is stricter about Uint8Array's buffer
  if (!headers.has('content-type')) headers.set('content-type', 'application/json');
  return JSON.stringify(body);
}

/** JSON as a value, anything else as text. */
async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('application/json');
  return isJson ? JSON.parse(text) : text;
}
