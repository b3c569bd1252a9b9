import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { z } from 'zod';
import type { Language } from '@/lib/platform/language/languages';

const TREE = 'next-router-state-tree';
/** With one of these, the router prefetches a page or a part of one. */
const PREFETCH_HEADERS = ['next-router-prefetch', 'next-router-segment-prefetch'];

/**
 * Whether Next's router asks for a page that somebody opens by a link, a form or the browser's history, and does not
 * prefetch.
 */
export const isRouterNavigation = ({
  method,
  headers,
}: Pick<IncomingMessage, 'method' | 'headers'>): boolean =>
  method === 'GET' &&
  headers.rsc === '1' &&
  PREFETCH_HEADERS.every((name) => headers[name] === undefined);

/** The target without `_rsc`, which the router adds at the end of the query. */
export const withoutRscParam = (target: string): string => target.replace(/[?&]_rsc=[^?&]*$/, '');

/**
 * The language of the layout that the router already has, by its header. Undefined if it has none or asks for it again:
 * then it cannot use a page without a layout.
 */
export function languageOfLayout(headers: IncomingHttpHeaders): string | undefined {
  const { data } = TREE_OF_ROUTER.safeParse(unescaped(headers[TREE]));
  return data?.[1].children[0][1];
}

/**
 * Headers that ask Next for a page in the router's form. With `withoutLayoutOf`, Next leaves out the layout of this
 * language.
 */
export const headersForRouter = (withoutLayoutOf: Language | null): Record<string, string> => ({
  rsc: '1',
  ...(withoutLayoutOf && { [TREE]: routerTree(withoutLayoutOf) }),
});

/** The state of a router that has only the layout: Next then renders everything below it. */
const routerTree = (language: Language) =>
  encodeURIComponent(
    JSON.stringify(['', { children: [['language', language, 'd', null], { children: ['', {}] }] }]),
  );

/** Next's FlightRouterState: a segment, its children, its URL, and whether to load it again. */
const part = <Segment extends z.ZodType, Within extends z.ZodType>(
  segment: Segment,
  within: Within,
) =>
  z.tuple([segment, z.object({ children: within }), z.unknown(), z.null().optional()], z.unknown());

const LAYOUT = z.tuple([z.literal('language'), z.string(), z.literal('d')], z.unknown());
const TREE_OF_ROUTER = part(z.literal(''), part(LAYOUT, z.unknown()));

function unescaped(header: string | string[] | undefined): unknown {
  try {
    return JSON.parse(decodeURIComponent(String(header)));
  } catch {
    return undefined;
  }
}
