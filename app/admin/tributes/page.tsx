import type { Metadata } from 'next';
import { TributeList } from '@/components/admin/tribute-list';
import { listTributes } from '@/lib/admin/queries/list-tributes';
import { tributesQuerySchema } from '@/lib/admin/schema';
import { requireAdmin } from '@/lib/auth/page-viewer';
import { paths } from '@/lib/paths';
import { ListPage } from '../list-page';
import type { SearchParams } from '../list-query';

export const metadata: Metadata = { title: 'Tributes', robots: { index: false } };

export default async function TributesPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin(paths.adminTributes);
  return (
    <ListPage
      path={paths.adminTributes}
      part="tributes"
      searchParams={searchParams}
      schema={tributesQuerySchema}
      names={['page', 'sortBy', 'sortOrder']}
      read={listTributes}
    >
      {(shown) => <TributeList {...shown} />}
    </ListPage>
  );
}
