import type { IncomingHttpHeaders } from 'node:http';
import type { Reply } from './reply';

/** A request as passed to routes. The body is complete and raw. */
export type RouteRequest = {
  url: URL;
  param: (name: string) => string;
  headers: IncomingHttpHeaders;
  body: string;
};

/** `path` is like `/refund/:id`; the first matching route responds. */
export type Route = {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  run: (request: RouteRequest) => Reply | Promise<Reply>;
};

/**
 * Returns the JSON of a call, or undefined if there is none. The content type is required, so that a page of another
 * site cannot post here without a preflight, to which the sandbox does not respond.
 */
export function parseJsonBody(request: RouteRequest): unknown {
  if (!request.headers['content-type']?.startsWith('application/json')) return undefined;
  try {
    return JSON.parse(request.body);
  } catch {
    return undefined; // the route's schema rejects undefined
  }
}
