import { splitAddress } from '@/lib/platform/language/addresses';

/**
 * A node of the tree of templates, one level for each part of the path: what may follow, and the template that ends
 * here.
 */
type Part = { next: Map<string, Part>; any?: Part; rest?: string; template?: string };

/** Addresses that no page or route handler of ours answers. */
const FILES = [
  ['/_next/', '/_next'],
  ['/icons/', '/icons'],
] as const;
const SERVER_ROUTES = [
  ...['/livez', '/readyz', '/icon.svg', '/apple-icon.png'],
  ...['/favicon.ico', '/.well-known/security.txt'], // rewritten (rewrites.ts)
];
/** For all addresses that do not exist: strangers can make up as many as they like. */
const UNKNOWN = 'unknown';

/**
 * Finds the route template of an address, for logs and metrics: `/memorial/[id]` for each memorial in each language.
 */
export class RouteTemplates {
  readonly #root: Part = { next: new Map() };

  /** @param templates as Next's folders are named, without groups: `/[language]/memorial/[id]`, `/api/search` */
  constructor(templates: readonly string[]) {
    for (const template of [...templates.map(withoutLanguage), ...SERVER_ROUTES])
      this.#add(template);
  }

  /** The template of a request's target; `unknown` where there is none. */
  of(target: string): string {
    for (const [start, template] of FILES) if (target.startsWith(start)) return template;
    const [path = ''] = target.split(/[?#]/, 1);
    return this.#find(splitAddress(path).path) ?? UNKNOWN;
  }

  /** Prefers a part's own name to `[id]`, and falls back to the nearest `[...rest]`. */
  #find(path: string): string | undefined {
    let part = this.#root;
    let { rest } = part;
    for (const name of path.split('/').slice(1)) {
      if (name === '') continue;
      const next = part.next.get(name) ?? part.any;
      if (!next) return rest;
      part = next;
      rest = part.rest ?? rest;
    }
    return part.template ?? rest;
  }

  #add(template: string): void {
    let part = this.#root;
    for (const name of template.split('/').filter(Boolean)) {
      if (name.includes('...')) {
        part.rest = template;
        return;
      }
      part = name.startsWith('[') ? anyOf(part) : childNamed(part, name);
    }
    part.template = template;
  }
}

const anyOf = (part: Part): Part => {
  part.any ??= { next: new Map() };
  return part.any;
};

function childNamed(part: Part, name: string): Part {
  const known = part.next.get(name) ?? { next: new Map() };
  part.next.set(name, known);
  return known;
}

const withoutLanguage = (template: string) => template.replace(/^\/\[language\]/, '') || '/';

/** All templates of this release. scripts/start/compile-server.ts replaces this name with them. */
declare const ROUTE_TEMPLATES: readonly string[] | undefined;

/** The templates of this release; none in a server that was not compiled. */
export const compiledRoutes = () =>
  new RouteTemplates(typeof ROUTE_TEMPLATES === 'undefined' ? [] : ROUTE_TEMPLATES);
