import path from 'node:path';
import { addressPattern, dynamicRoots, nextSource } from '@/lib/platform/language/dynamic-pages';
import type { Page } from '@/lib/platform/pages';
import { templateOf } from '../start/route-templates';
import { stripComments } from './comments';

type Pages = Readonly<Record<string, Page>>;
/** The sources of pages and layouts, by their paths from the repository's root. */
type Sources = Readonly<Record<string, string>>;

/**
 * Compares lib/platform/pages.ts with app/. Returns a fault for each page that is in only one of them, and for each
 * entry that its page contradicts. Ignores comments, since a guard that only a comment names protects nothing.
 */
export function pageFaults(pages: Pages, sources: Sources): string[] {
  const files = Object.keys(sources).filter((file) => path.posix.basename(file) === 'page.tsx');
  const addresses = files.map(addressOf);
  return [
    ...Object.keys(pages)
      .filter((address) => !addresses.includes(address))
      .map((address) => `${address} is no page in app/[language]`),
    ...files.flatMap((file) => {
      const address = addressOf(file);
      const page = pages[address];
      if (!page) return [`${address} has no entry; its page is ${file}`];
      const source = stripComments(sources[file] ?? '');
      const layouts = stripComments(layoutsOf(file, sources));
      return entryFaults(address, page, source, layouts).map((fault) => `${address} ${fault}`);
    }),
    ...dynamicRoots(pages).flatMap((root) => cachedBelowFaults(root, pages)),
  ];
}

/** The server keeps nothing at or below `root` in memory. */
function cachedBelowFaults(root: string, pages: Pages): string[] {
  const isBelow = new RegExp(`^${addressPattern(root)}(?:/|$)`);
  return Object.keys(pages)
    .filter((address) => pages[address]?.cached && isBelow.test(address))
    .map((address) => `${address} is cached, but pages at ${root} are rendered for each request`);
}

/** For example, /admin/orders/[id] for `app/[language]/admin/orders/[id]/page.tsx`. */
const addressOf = (file: string): string => templateOf(file).replace(/^\/\[language\]/, '') || '/';

const layoutsOf = (file: string, sources: Sources): string =>
  Object.entries(sources)
    .filter(([at]) => at.endsWith('/layout.tsx') && file.startsWith(`${path.posix.dirname(at)}/`))
    .map(([, source]) => source)
    .join('\n');

function entryFaults(address: string, entry: Page, source: string, layouts: string): string[] {
  const { who, cached = false, search, example } = entry;
  const isForced = /\bdynamic = 'force-dynamic'/.test(source + layouts);
  const faults = {
    [`is for \`${who}\`, but the page ${GUARDS[guardIn(source)]}`]:
      guardIn(source) !== guardOf(who),
    'must be for `link` exactly if its metadata has SECRET_PAGE_METADATA':
      (who === 'link') !== source.includes('SECRET_PAGE_METADATA'),
    'is for `link`, but its link preview may name its secret address':
      who === 'link' && /\bopenGraph\b|\bpageMetadata\(/.test(source),
    'is cached, but not for everybody': cached && who !== 'everybody' && who !== 'nobody',
    'is cached, but the page or its layout says force-dynamic': cached && isForced,
    'is not cached, but neither the page nor its layout says force-dynamic': !cached && !isForced,
    'is cached, but the page reads its query': cached && source.includes('searchParams'),
    [`has the search ${search ?? 'nothing'}, but its metadata ${METADATA[metadataIn(source)]}`]:
      metadataIn(source) !== metadataOf(search),
    'needs an example that is one of its addresses':
      who !== 'nobody' &&
      !patternOf(address).test(example ?? address.replace(/\[(?:id|secret)\]/, 'x')),
  };
  return Object.entries(faults).flatMap(([fault, isTrue]) => (isTrue ? [fault] : []));
}

/** The guard of a page, as worded in a fault. */
const GUARDS = {
  admin: 'calls requireAdmin',
  login: 'calls requireUser or getMemorialForEditor',
  none: 'requires no login',
};

function guardIn(source: string): keyof typeof GUARDS {
  if (/\brequireAdmin\(/.test(source)) return 'admin';
  return /\b(?:requireUser|getMemorialForEditor)\(/.test(source) ? 'login' : 'none';
}

function guardOf(who: Page['who']): keyof typeof GUARDS {
  if (who === 'admin') return 'admin';
  return who === 'member' || who === 'keeper' ? 'login' : 'none';
}

/** What a page's metadata tells search engines, as worded in a fault. */
const METADATA = {
  published: 'is legalMetadata',
  memorial: 'is memorialMetadata or memorialGalleryMetadata',
  hidden: 'asks not to be indexed',
  shown: 'does not ask not to be indexed',
};

function metadataIn(source: string): keyof typeof METADATA {
  if (/\blegalMetadata\(/.test(source)) return 'published';
  if (/\bmemorial(?:Gallery)?Metadata\(/.test(source)) return 'memorial';
  return /\bindex: false\b|\bSECRET_PAGE_METADATA\b|\bclosedMemorialMetadata\(/.test(source)
    ? 'hidden'
    : 'shown';
}

function metadataOf(search: Page['search']): keyof typeof METADATA {
  if (search === 'published' || search === 'memorial') return search;
  return search ? 'shown' : 'hidden';
}

/** Matches the addresses of a page, with a query or without. */
const patternOf = (address: string) =>
  new RegExp(`^${address.replace(/\[[.\w]+\]/g, '[^/?[]+')}(?:\\?|$)`);

/**
 * Compares the matcher of middleware.ts with the pages that are rendered for each request. Returns a fault for each
 * line and each `source` that is missing or surplus.
 * @param middleware its source
 * @param languages all that an address can have as a prefix
 */
export function matcherFaults(
  middleware: string,
  pages: Pages,
  languages: readonly string[],
): string[] {
  const prefix = `/:language(${languages.toSorted().join('|')})?`;
  const lines = [...middleware.matchAll(/^ {4}'(.+)',$/gm)].map(([, line = '']) => line);
  const expected = dynamicRoots(pages).map((root) => {
    const isAlone = !Object.keys(pages).some((each) => each.startsWith(`${root}/`));
    const exactLine = prefix + nextSource(root);
    const lineWithSubpaths = `${exactLine}/:path*`;
    return isAlone && lines.includes(exactLine) ? exactLine : lineWithSubpaths;
  });
  return [
    ...sourceFaults(middleware, pages, prefix),
    ...expected.filter((line) => !lines.includes(line)).map((line) => `lacks '${line}'`),
    ...lines
      .filter((line) => !expected.includes(line))
      .map((line) => `has '${line}', which is no page that is rendered for each request`),
  ];
}

/**
 * If a request has certain cookies, it gets the page below /viewer instead (lib/platform/language/rewrites.ts).
 * The matcher has the address without /viewer as the `source` of each cookie.
 */
const VIEWER = '/viewer';

function sourceFaults(middleware: string, pages: Pages, prefix: string): string[] {
  const matches = middleware.matchAll(/\bsource: '(.+?)'/g);
  const sources = [...new Set([...matches].map(([, source = '']) => source))];
  const expected = Object.keys(pages)
    .filter((address) => address.startsWith(`${VIEWER}/`))
    .map((address) => prefix + nextSource(address.slice(VIEWER.length)));
  return [
    ...expected
      .filter((source) => !sources.includes(source))
      .map((source) => `lacks the source '${source}'`),
    ...sources
      .filter((source) => !expected.includes(source))
      .map((source) => `has the source '${source}', which is no page below /viewer`),
  ];
}
