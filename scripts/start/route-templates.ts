import { globSync } from 'node:fs';

/** Where pages and route handlers are. */
export const ROUTE_FILES = 'app/**/{page.tsx,route.ts}';

/** The templates of all routes, such as `/api/memorials/[id]`, without groups such as `(site)`. */
export const routeTemplates = (): string[] =>
  globSync(ROUTE_FILES)
    .map((file) =>
      file
        .replaceAll('\\', '/')
        .replace(/^app/, '')
        .replace(/\/(page\.tsx|route\.ts)$/, '')
        .replaceAll(/\/\([^)]*\)/g, ''),
    )
    .map((template) => template || '/')
    .sort();
