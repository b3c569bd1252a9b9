import { globSync } from 'node:fs';

/** Where pages and route handlers are. */
export const ROUTE_FILES = 'app/**/{page.tsx,route.ts}';

/** The templates of all routes, such as `/api/memorials/[id]`. */
export const routeTemplates = (): string[] => globSync(ROUTE_FILES).map(templateOf).sort();

/** The template of a page or route handler: its folder without groups such as `(site)`. */
export const templateOf = (file: string): string =>
  file
    .replaceAll('\\', '/')
    .replace(/^app/, '')
    .replace(/\/(page\.tsx|route\.ts)$/, '')
    .replaceAll(/\/\([^)]*\)/g, '') || '/';
