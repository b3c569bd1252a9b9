import { globSync } from 'node:fs';
import path from 'node:path';
import type { RouteDocument } from '@/lib/platform/http/route-document';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** The route for unknown API addresses. */
const CATCH_ALL = '/api/[[...unknown]]';

/**
 * A method of an address. `document` is what `route()` attached to its handler; undefined for handlers that were not
 * made by `route()`.
 */
export type FoundRoute = { method: string; address: string; document: RouteDocument | undefined };

/**
 * Every method of every route file of `app/`, in the order of addresses, without route groups and the language of
 * pages.
 */
export async function findRoutes(): Promise<FoundRoute[]> {
  const routes: FoundRoute[] = [];
  for (const file of globSync('app/**/route.ts')) {
    const address = `/${path.dirname(path.relative('app', file))}`
      .replaceAll(path.sep, '/')
      .replace(/^\/\[language\]|\/\([^)]+\)/g, '');
    if (address === CATCH_ALL) continue;
    const module: Record<string, unknown> = await import(path.resolve(file));
    for (const method of METHODS)
      if (method in module) routes.push({ method, address, document: documentOf(module[method]) });
  }
  return routes.sort(
    (a, b) => compare(a.address, b.address) || orderOf(a.method) - orderOf(b.method),
  );
}

const orderOf = (method: string) => METHODS.indexOf(method);

/** By code points, so that the order does not depend on the machine's locale. */
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const documentOf = (handler: unknown): RouteDocument | undefined =>
  typeof handler === 'function' && 'document' in handler
    ? (handler.document as RouteDocument) // only route() sets it
    : undefined;
