import { globSync } from 'node:fs';
import path from 'node:path';
import type { call } from './call';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const ROOT = path.resolve('app');

/** Returns the route handlers below these folders by method and path. Paths omit route groups and the language. */
export async function routeHandlers(
  folderPattern: string,
): Promise<Map<string, Parameters<typeof call>[0]>> {
  const handlers = new Map();
  for (const file of globSync(`${folderPattern}/**/route.{ts,tsx}`, { cwd: ROOT })) {
    const address = `/${path.dirname(file)}`.replace(/^\/\[language\]|\/\([^)]+\)/g, '');
    const module = await import(/* @vite-ignore */ path.join(ROOT, file));
    for (const method of METHODS)
      if (method in module) handlers.set(`${method} ${address}`, module[method]);
  }
  return handlers;
}
