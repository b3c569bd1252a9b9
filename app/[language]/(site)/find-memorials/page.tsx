import type { Metadata } from 'next';
import { Dashboard } from '@/components/admin/dashboard';
import { DashboardOverview } from '@/components/admin/overview';
import { lastPageAddress } from '@/components/memorials/list/list-address';
import { ListScreen } from '@/components/memorials/list/list-screen';
import { ClientWords } from '@/components/ui/client-words';
import { adminOverview } from '@/lib/admin/queries/overview';
import { listMemorials } from '@/lib/memorials/queries/list-memorials';
import { listQuerySchema } from '@/lib/memorials/schema-list';
import { pageViewer } from '@/lib/platform/auth/page-viewer';
import { isAdmin } from '@/lib/platform/auth/viewer';
import { alternatesOf, feedAlternate } from '@/lib/platform/language/alternates';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getSay } from '@/lib/platform/language/get-say';
import { redirectInLanguage } from '@/lib/platform/language/redirect-in-language';
import { log } from '@/lib/platform/log';
import { paths } from '@/lib/platform/paths';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const say = await getSay();
  return {
    title: say('lists.find.title'),
    description: say('lists.find.description'),
    // No canonical address: each search is a page of its own.
    alternates: {
      languages: alternatesOf(paths.findMemorials),
      types: feedAlternate(await getLanguage()),
    },
  };
}

/** Typing this into the search box, in any case, shows admins their dashboard (product.md 2). */
const ADMIN_PAGES = 'admin pages';

export default async function FindMemorialsPage({ searchParams }: Props) {
  const query = listQuerySchema.parse({ ...(await searchParams), limit: undefined });
  const list = await listMemorials(query).catch(logged);
  const lastPage = list && lastPageAddress('all', query, list);
  if (lastPage) return redirectInLanguage(lastPage);
  const dashboard = await dashboardFor(query.name);
  const say = await getSay();
  return (
    <ClientWords parts={['lists.search', 'api', 'ui']}>
      <ListScreen
        kind="all"
        title={say('lists.find.title')}
        query={query}
        list={list}
        instead={dashboard}
      />
    </ClientWords>
  );
}

async function dashboardFor(name: string) {
  if (name.toLowerCase() !== ADMIN_PAGES) return null;
  const viewer = await pageViewer().catch(logged);
  if (!viewer || !isAdmin(viewer)) return null;
  return (
    <Dashboard>
      <DashboardOverview viewerId={viewer.userId} overview={await adminOverview({})} />
    </Dashboard>
  );
}

/** The page only says that the list cannot be shown; the reason is logged (product.md 8). */
function logged(error: unknown): null {
  log.error({ err: error }, 'could not load a part of the listing');
  return null;
}
