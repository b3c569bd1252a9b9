import type { Metadata } from 'next';
import { AccessDenied } from '@/components/admin/access-denied';
import { AdminFrame } from '@/components/admin/admin-frame';
import type { ListPlace } from '@/components/admin/list-place';
import { UserList } from '@/components/admin/user-list';
import { listUsers } from '@/lib/admin/queries/list-users';
import { usersQuerySchema } from '@/lib/admin/schema';
import { requireAdmin } from '@/lib/auth/page-viewer';
import { paths } from '@/lib/paths';
import {
  givenParams,
  listQuery,
  nullIfFailed,
  refuseBeyond,
  type SearchParams,
} from '../list-query';

export const metadata: Metadata = { title: 'Users', robots: { index: false } };

export default async function UsersPage({ searchParams }: { searchParams: SearchParams }) {
  const viewer = await requireAdmin(paths.adminUsers);
  const params = await givenParams(searchParams);
  const place: ListPlace = { path: paths.adminUsers, params, prefix: '', anchor: 'users' };
  const query = listQuery(usersQuerySchema, place, ['page', 'search', 'sortBy', 'sortOrder']);
  const list = await nullIfFailed(listUsers(query));
  refuseBeyond(place, list);
  return (
    <AdminFrame title="Admin Dashboard" current={paths.adminUsers}>
      {list ? (
        <UserList place={place} query={query} list={list} viewerId={viewer.userId} />
      ) : (
        <AccessDenied message="Failed to fetch users" />
      )}
    </AdminFrame>
  );
}
