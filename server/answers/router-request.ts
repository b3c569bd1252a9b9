import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { z } from 'zod';
import type { Language } from '@/lib/platform/language/languages';

const TREE = 'next-router-state-tree';
/** With one of these, the router asks for a page, or a part of one, before anybody goes there. */
const PREFETCH_HEADERS = ['next-router-prefetch', 'next-router-segment-prefetch'];

/**
 * Whether Next's router asks for a page that somebody goes to by a link, a form or the browser's history, and not for a
 * part of one before that.
 */
export const isRouterNavigation = ({
  method,
  headers,
}: Pick<IncomingMessage, 'method' | 'headers'>): boolean =>
  method === 'GET' &&
  headers.rsc === '1' &&
  PREFETCH_HEADERS.every((name) => headers[name] === undefined);

/** A target as it was before the router added `_rsc`, which is always the last part of a query. */
export const withoutRscParam = (target: string): string => target.replace(/[?&]_rsc=[^?&]*$/, '');

/**
 * The language whose pages the router already has the layout of, by its header. Undefined where it has none, or wants it
 * again: then it cannot use a page without it.
 */
export function languageOfLayout(headers: IncomingHttpHeaders): string | undefined {
  const { data } = TREE_OF_ROUTER.safeParse(unescaped(headers[TREE]));
  return data?.[1].children[0][1];
}

/** What asks Next for a page in the router's form: of one that is rendered for each request, without the layout of its language. */
export const headersForRouter = (withoutLayoutOf: Language | null): Record<string, string> => ({
  rsc: '1',
  ...(withoutLayoutOf && { [TREE]: treeOf(withoutLayoutOf) }),
});

/** The state of a router that has only the layout, so that Next renders everything below it. */
const treeOf = (language: Language) =>
  encodeURIComponent(
    JSON.stringify(['', { children: [['language', language, 'd', null], { children: ['', {}] }] }]),
  );

/** A part of a page, what is within it, where that was loaded from, and whether it is wanted again (Next's FlightRouterState). */
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
