import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { Dashboard } from '@/components/admin/dashboard';
import { DashboardOverview } from '@/components/admin/overview';
import { lastPageAddress, listAddress } from '@/components/memorials/list/list-address';
import { isNameTheOnlyFilter } from '@/components/memorials/list/list-filters';
import type { List } from '@/components/memorials/list/list-results';
import { ListScreen } from '@/components/memorials/list/list-screen';
import { ClientMessages } from '@/components/ui/client-messages';
import { adminOverview } from '@/lib/admin/queries/overview';
import { listMemorials, type MemorialCardPage } from '@/lib/memorials/queries/list-memorials';
import { type ListQuery, listQuerySchema } from '@/lib/memorials/schema-list';
import { absoluteUrl } from '@/lib/platform/absolute-url';
import { pageViewer } from '@/lib/platform/auth/page-viewer';
import { isAdmin } from '@/lib/platform/auth/viewer';
import {
  markIncomplete,
  recordRenderFailure,
  setResponseStatus,
} from '@/lib/platform/http/request-context';
import { toUnavailableError } from '@/lib/platform/http/to-unavailable-error';
import { pathIn } from '@/lib/platform/language/addresses';
import { alternatesOf, feedAlternate } from '@/lib/platform/language/alternates';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getTranslate } from '@/lib/platform/language/get-translate';
import { redirectInLanguage } from '@/lib/platform/language/redirect-in-language';
import { siteOpenGraph } from '@/lib/platform/link-preview/open-graph';
import { log } from '@/lib/platform/log';
import * as paths from '@/lib/platform/paths';
import type { Search } from '@/lib/search/queries/search-people';
import { similarNames } from '@/lib/search/queries/similar-names';

export const dynamic = 'force-dynamic';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [t, language] = [await getTranslate(), await getLanguage()];
  const address = listAddress('all', await readQuery(searchParams));
  return {
    title: t('lists.find.title'),
    description: t('lists.find.description'),
    // No canonical address, since each search has its own.
    alternates: {
      languages: alternatesOf(paths.findMemorials),
      types: feedAlternate(language),
    },
    openGraph: { ...siteOpenGraph(language), url: absoluteUrl(pathIn(language, address)) },
  };
}

const readQuery = async (searchParams: Props['searchParams']) =>
  listQuerySchema.parse({ ...(await searchParams), limit: undefined });

/** Admins who search for this text, in upper or lower case, get their dashboard (product.md 2). */
const ADMIN_PAGES = 'admin pages';

export default async function FindMemorialsPage({ searchParams }: Props) {
  const query = await readQuery(searchParams);
  const list = await listMemorials(query).catch(recordListFailure);
  const lastPage = list && lastPageAddress('all', query, list);
  if (lastPage) return redirectInLanguage(lastPage);
  const dashboard = await dashboardFor(query.name);
  const similar = list && (await loadSimilarNames(query, list));
  const t = await getTranslate();
  return (
    <ClientMessages parts={['lists.search', 'api', 'ui']}>
      <ListScreen
        kind="all"
        title={t('lists.find.title')}
        query={query}
        list={list && withReasons(listOrExactMatches(similar, list), similar)}
        extraResults={similar}
        replacement={dashboard}
      />
    </ClientMessages>
  );
}

/**
 * The search by names understands titles and years, which the list treats as parts of a name. If the list is empty,
 * this returns the people found by that search, as one page.
 */
function listOrExactMatches(similar: Search | null, list: MemorialCardPage): MemorialCardPage {
  const found = similar?.exact;
  if (list.total > 0 || !found || found.people.length === 0) return list;
  const { people } = found;
  const isComplete = found.totalIsExact && found.total === people.length;
  return { ...list, memorials: people, total: people.length, totalIsExact: isComplete };
}

async function loadSimilarNames(query: ListQuery, list: MemorialCardPage): Promise<Search | null> {
  if (!isNameTheOnlyFilter(query)) return null;
  const request = new Request(absoluteUrl(paths.findMemorials), { headers: await headers() });
  return similarNames(query.name, list, request).catch(recordSimilarNamesFailure);
}

/** Adds to each card the reason it was found, unless the full name already shows it. */
function withReasons(list: MemorialCardPage, similar: Search | null): List {
  const reasons = new Map(similar?.exact.people.map(({ id, because }) => [id, because]));
  const memorials = list.memorials.map((card) => ({
    ...card,
    because: reasons.get(card.id) ?? null,
  }));
  return { ...list, memorials };
}

async function dashboardFor(name: string) {
  if (name.toLowerCase() !== ADMIN_PAGES) return null;
  const viewer = await pageViewer().catch(logAndReturnNull);
  if (!viewer || !isAdmin(viewer)) return null;
  return (
    <Dashboard>
      <DashboardOverview viewerId={viewer.userId} overview={await adminOverview({})} />
    </Dashboard>
  );
}

/**
 * A page without its list must not be cached. If a service is unavailable or overloaded, the server replaces the page
 * with one that says so.
 */
function recordListFailure(error: unknown): null {
  setResponseStatus(503);
  const reason = toUnavailableError(error);
  if (reason) recordRenderFailure(reason);
  else markIncomplete();
  return logAndReturnNull(error);
}

/** The page must not be cached, since similar names may be available again a moment later. */
function recordSimilarNamesFailure(error: unknown): null {
  markIncomplete();
  return logAndReturnNull(error);
}

/** The page never says why something could not be loaded; the reason is logged (product.md 8). */
function logAndReturnNull(error: unknown): null {
  log.error({ err: error }, 'could not load a part of the listing');
  return null;
}
