import type { Metadata } from 'next';
import { AccessDenied } from '@/components/admin/access-denied';
import { AdminFrame } from '@/components/admin/admin-frame';
import type { ListPlace } from '@/components/admin/list-place';
import { TributeList } from '@/components/admin/tribute-list';
import { listTributes } from '@/lib/admin/queries/list-tributes';
import { tributesQuerySchema } from '@/lib/admin/schema';
import { requireAdmin } from '@/lib/auth/page-viewer';
import { paths } from '@/lib/paths';
import {
  givenParams,
  listQuery,
  nullIfFailed,
  refuseBeyond,
  type SearchParams,
} from '../list-query';

export const metadata: Metadata = { title: 'Tributes', robots: { index: false } };

export default async function TributesPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin(paths.adminTributes);
  const params = await givenParams(searchParams);
  const place: ListPlace = { path: paths.adminTributes, params, prefix: '', anchor: 'tributes' };
  const query = listQuery(tributesQuerySchema, place, ['page', 'sortBy', 'sortOrder']);
  const list = await nullIfFailed(listTributes(query));
  refuseBeyond(place, list);
  return (
    <AdminFrame title="Admin Dashboard" current={paths.adminTributes}>
      {list ? (
        <TributeList place={place} query={query} list={list} />
      ) : (
        <AccessDenied message="Failed to fetch tributes" />
      )}
    </AdminFrame>
  );
}
