/** A route's response; 'hang' never responds. */
export type Reply = { status: number; headers: Record<string, string>; body: string } | 'hang';

export function jsonReply(
  value: unknown,
  status = 200,
  headers: Record<string, string> = {},
): Reply {
  const type = 'application/json; charset=utf-8';
  return { status, headers: { 'content-type': type, ...headers }, body: JSON.stringify(value) };
}

export function textReply(body: string, type = 'text/plain', status = 200): Reply {
  return { status, headers: { 'content-type': `${type}; charset=utf-8` }, body };
}

/** Redirects with a GET, whatever the method of the request was. */
export function redirectReply(location: string): Reply {
  return { status: 303, headers: { location }, body: '' };
}
