import type { IncomingHttpHeaders } from 'node:http';
import type { Reply } from './reply';

/** One request as the routes see it; the body is complete and raw. */
export type Call = {
  url: URL;
  param: (name: string) => string;
  headers: IncomingHttpHeaders;
  body: string;
};

/** A path such as `/refund/:id`; the first route that matches answers. */
export type Route = {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  run: (call: Call) => Reply | Promise<Reply>;
};

/**
 * The JSON of a call, or undefined when it is none. The content type is required, so that a
 * page of another site cannot post here without a preflight, which the sandbox does not answer.
 */
export function jsonOf(call: Call): unknown {
  if (!call.headers['content-type']?.startsWith('application/json')) return undefined;
  try {
    return JSON.parse(call.body);
  } catch {
    return undefined; // The schema of the route refuses what is not JSON.
  }
}
