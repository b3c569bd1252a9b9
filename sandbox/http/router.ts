import type { Call } from './call';
import type { Reply } from './reply';

/** A path such as `/refund/:id`; the first route that fits is taken. */
export type Route = {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  run: (call: Call) => Reply | Promise<Reply>;
};

export type Match = { route: Route; param: (name: string) => string };

/** The route for a request, with its decoded path parameters. */
export function matchRoute(routes: Route[], method: string, path: string): Match | null {
  for (const route of routes) {
    const params = route.method === method ? paramsOf(route.path, path) : null;
    if (params) return { route, param: (name) => params.get(name) ?? '' };
  }
  return null;
}

function paramsOf(pattern: string, path: string): Map<string, string> | null {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return null;
  const params = new Map<string, string>();
  for (const [position, part] of wanted.entries()) {
    const value = decoded(given[position] ?? '');
    if (part.startsWith(':') && value) params.set(part.slice(1), value);
    else if (part !== value) return null;
  }
  return params;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // A lone % is an ordinary character of an address nobody serves.
  }
}
