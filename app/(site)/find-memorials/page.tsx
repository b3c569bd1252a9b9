import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { Dashboard } from '@/components/admin/dashboard';
import { lastPageAddress } from '@/components/memorial/list/list-address';
import { ListScreen } from '@/components/memorial/list/list-screen';
import { pageViewer } from '@/lib/auth/page-viewer';
import { isAdmin } from '@/lib/auth/viewer';
import { log } from '@/lib/log/log';
import { listMemorials } from '@/lib/memorials/queries/list-memorials';
import { listQuerySchema } from '@/lib/memorials/schema-list';
import { Overview } from '../../admin/overview';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = {
  title: 'Find Memorials',
  description: 'Find the memorial of someone by their name, a year, a place or an event.',
};

/** Typed into the search box, in any case, it shows admins their dashboard (spec 2). */
const ADMIN_PAGES = 'admin pages';

export default async function FindMemorialsPage({ searchParams }: Props) {
  const query = listQuerySchema.parse({ ...(await searchParams), limit: undefined });
  const list = await listMemorials(query).catch(logged);
  const lastPage = list && lastPageAddress('all', query, list);
  if (lastPage) redirect(lastPage);
  const dashboard = await dashboardFor(query.name);
  return (
    <ListScreen kind="all" title="Find Memorials" query={query} list={list} instead={dashboard} />
  );
}

async function dashboardFor(name: string) {
  if (name.toLowerCase() !== ADMIN_PAGES) return null;
  const viewer = await pageViewer().catch(logged);
  if (!viewer || !isAdmin(viewer)) return null;
  return (
    <Dashboard>
      <Overview viewerId={viewer.userId} params={{}} />
    </Dashboard>
  );
}

/** The page says that it cannot be shown, and no more (spec 8). */
function logged(error: unknown): null {
  log.error({ err: error }, 'a part of the listing could not be read');
  return null;
}
