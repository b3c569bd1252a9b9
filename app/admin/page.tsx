import type { Metadata } from 'next';
import { AccessDenied } from '@/components/admin/access-denied';
import { AdminFrame } from '@/components/admin/admin-frame';
import { Figures } from '@/components/admin/figures';
import type { ListPlace } from '@/components/admin/list-place';
import { MonthCharts } from '@/components/admin/month-charts';
import { TributeList } from '@/components/admin/tribute-list';
import { UserList } from '@/components/admin/user-list';
import { adminFigures } from '@/lib/admin/queries/figures';
import { listTributes } from '@/lib/admin/queries/list-tributes';
import { listUsers } from '@/lib/admin/queries/list-users';
import { tributesQuerySchema, usersQuerySchema } from '@/lib/admin/schema';
import { requireAdmin } from '@/lib/auth/page-viewer';
import { paths } from '@/lib/paths';
import {
  givenParams,
  listQuery,
  nullIfFailed,
  refuseBeyond,
  type SearchParams,
} from './list-query';

export const metadata: Metadata = { title: 'Admin Dashboard', robots: { index: false } };

export default async function AdminPage({ searchParams }: { searchParams: SearchParams }) {
  const viewer = await requireAdmin(paths.admin);
  const params = await givenParams(searchParams);
  const atUsers: ListPlace = { path: paths.admin, params, prefix: 'users', anchor: 'users' };
  const atTributes: ListPlace = { ...atUsers, prefix: 'tributes', anchor: 'tributes' };
  const userQuery = listQuery(usersQuerySchema, atUsers, ['page', 'search', 'sortBy', 'sortOrder']);
  const tributeQuery = listQuery(tributesQuerySchema, atTributes, ['page', 'sortBy', 'sortOrder']);
  const [figures, users, tributes] = await Promise.all([
    nullIfFailed(adminFigures()),
    nullIfFailed(listUsers(userQuery)),
    nullIfFailed(listTributes(tributeQuery)),
  ]);
  refuseBeyond(atUsers, users);
  refuseBeyond(atTributes, tributes);
  return (
    <AdminFrame title="Admin Dashboard" current={paths.admin}>
      {figures ? (
        <>
          <Figures stats={figures.stats} />
          <MonthCharts figures={figures.months} />
        </>
      ) : (
        <AccessDenied message="Failed to fetch stats" />
      )}
      {users ? (
        <UserList place={atUsers} query={userQuery} list={users} viewerId={viewer.userId} />
      ) : (
        <AccessDenied message="Failed to fetch users" />
      )}
      {tributes ? (
        <TributeList place={atTributes} query={tributeQuery} list={tributes} />
      ) : (
        <AccessDenied message="Failed to fetch tributes" />
      )}
    </AdminFrame>
  );
}
