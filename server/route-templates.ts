import { remembered } from '@/lib/platform/http/remembered';
import { splitAddress } from '@/lib/platform/language/addresses';

/** A part of an address: the parts that may follow, and the template that ends here. */
type Part = { next: Map<string, Part>; any?: Part; rest?: string; template?: string };

/** What answers that is no page or route handler of ours. */
const FILES = [
  ['/_next/', '/_next'],
  ['/icons/', '/icons'],
] as const;
const OWN = ['/livez', '/readyz', '/icon.svg', '/apple-icon.png'];
/** For every address that is none of ours: strangers make up as many as they like. */
const UNKNOWN = 'unknown';

/**
 * The templates of all addresses, for logs and metrics: `/memorial/[id]` for each memorial in each language.
 * @param templates as Next's folders name them, without groups: `/[language]/memorial/[id]`, `/api/search`
 */
export class RouteTemplates {
  readonly #root: Part = { next: new Map() };

  constructor(templates: readonly string[]) {
    for (const template of [...templates.map(withoutLanguage), ...OWN]) this.#add(template);
  }

  /** The template of a request's target; `unknown` where there is none. */
  of(target: string): string {
    for (const [start, template] of FILES) if (target.startsWith(start)) return template;
    const end = target.search(/[?#]/);
    // What follows the path may be anything, and a part of a text would keep all of it in memory.
    return end === -1 ? this.#ofPath(target) : this.#read(target.slice(0, end));
  }

  readonly #ofPath = remembered((path) => this.#read(path));

  #read(path: string): string {
    return this.#find(splitAddress(path).path) ?? UNKNOWN;
  }

  /** The template with the most words that are the path's own; where there is none, the nearest that accepts any rest. */
  #find(path: string): string | undefined {
    let part = this.#root;
    let { rest } = part;
    for (let from = 1; from < path.length; ) {
      const slash = path.indexOf('/', from);
      const to = slash === -1 ? path.length : slash;
      const next = part.next.get(path.slice(from, to)) ?? part.any;
      if (!next) return rest;
      part = next;
      rest = part.rest ?? rest;
      from = to + 1;
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
      part = name.startsWith('[') ? anyOf(part) : named(part, name);
    }
    part.template = template;
  }
}

const anyOf = (part: Part): Part => {
  part.any ??= { next: new Map() };
  return part.any;
};

function named(part: Part, name: string): Part {
  const known = part.next.get(name) ?? { next: new Map() };
  part.next.set(name, known);
  return known;
}

const withoutLanguage = (template: string) => template.replace(/^\/\[language\]/, '') || '/';

/** All templates of this release: the compiler of the server puts them in the place of this name. */
declare const ROUTE_TEMPLATES: readonly string[] | undefined;

/** The addresses of this release; none in a server that was not compiled. */
export const compiledRoutes = () =>
  new RouteTemplates(typeof ROUTE_TEMPLATES === 'undefined' ? [] : ROUTE_TEMPLATES);
