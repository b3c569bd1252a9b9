import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';

/** Budgets for the first load of a page, in bytes of gzipped script (decision 0065). */
const MEMORIAL_BUDGET = 145_000;
export const DEFAULT_BUDGET = 155_000;

/** Pages with a separate budget, by route without the language. Budgets over 155 kB may only be lowered. */
export const BUDGETS: Record<string, number> = {
  '/memorial/[id]': MEMORIAL_BUDGET,
  '/edit-memorial/[id]': 166_500,
  '/edit-memorial/[id]/languages': 156_000,
  '/create-memorial': 169_000,
};

export type FirstLoad = { route: string; bytes: number };

/** Returns a fault for each page over its budget, and for each budget of a page that does not exist. */
export function findBudgetErrors(
  loads: readonly FirstLoad[],
  budgets: Readonly<Record<string, number>>,
  defaultBudget: number,
): string[] {
  const routes = new Set(loads.map(({ route }) => route));
  const overBudget = loads.flatMap(({ route, bytes }) => {
    const budget = budgets[route] ?? defaultBudget;
    return bytes > budget ? [`${route} loads ${bytes} bytes of script, over ${budget}`] : [];
  });
  const strayBudgets = Object.keys(budgets).filter((route) => !routes.has(route));
  return [...overBudget, ...strayBudgets.map((route) => `${route} has a budget and is no page`)];
}

const routesFile = z.record(z.string(), z.string());
const buildManifest = z.object({ rootMainFiles: z.array(z.string()) });
const clientManifest = z.object({ entryJSFiles: z.record(z.string(), z.array(z.string())) });

/**
 * Reads from Next's build (`.next`) which scripts a browser loads with each page, without those for old browsers, and
 * returns their compressed size, the smallest first. Throws if the build is missing or has an unknown format.
 */
export function measureFirstLoads(build: string): FirstLoad[] {
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => {
    const size =
      sizes.get(file) ?? gzipSync(readFileSync(path.join(build, file)), { level: 9 }).length;
    sizes.set(file, size);
    return size;
  };
  const routes = routesFile.parse(readJson(path.join(build, 'app-path-routes-manifest.json')));
  return Object.entries(routes)
    .filter(([page]) => page.endsWith('/page'))
    .map(([page, route]) => {
      const files = scriptsOf(path.join(build, 'server/app', page), page);
      const bytes = files.reduce((sum, file) => sum + sizeOf(file), 0);
      return { route: route.replace(/^\/\[language\](?=\/|$)/, '') || '/', bytes };
    })
    .sort((a, b) => a.bytes - b.bytes);
}

function scriptsOf(base: string, page: string): string[] {
  const { rootMainFiles } = buildManifest.parse(readJson(path.join(base, 'build-manifest.json')));
  // A script that assigns JSON to globalThis.__RSC_MANIFEST[page].
  const text = readFileSync(`${base}_client-reference-manifest.js`, 'utf8');
  const marker = `[${JSON.stringify(page)}] = `;
  const json = text.slice(text.indexOf(marker) + marker.length).replace(/;\s*$/, '');
  const { entryJSFiles } = clientManifest.parse(JSON.parse(json));
  return [...new Set([...rootMainFiles, ...Object.values(entryJSFiles).flat()])];
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
