import type { Metadata } from 'next';
import { ListPage } from '@/components/admin/list-page';
import { UserList } from '@/components/admin/user-list';
import type { SearchParams } from '@/lib/admin/list-query';
import { listUsers } from '@/lib/admin/queries/list-users';
import { readList } from '@/lib/admin/read-list';
import { usersQuerySchema } from '@/lib/admin/schema';
import { requireAdmin } from '@/lib/platform/auth/page-viewer';
import { getTranslate } from '@/lib/platform/language/get-translate';
import * as paths from '@/lib/platform/paths';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslate();
  return { title: t('admin.users.title'), robots: { index: false } };
}

export default async function UsersPage({ searchParams }: { searchParams: SearchParams }) {
  const viewer = await requireAdmin(paths.adminUsers);
  const { place, query, list } = await readList({
    path: paths.adminUsers,
    part: 'users',
    searchParams,
    schema: usersQuerySchema,
    names: ['page', 'search', 'sortBy', 'sortOrder'],
    read: listUsers,
  });
  return (
    <ListPage path={paths.adminUsers} list={list}>
      {(list) => <UserList place={place} query={query} list={list} viewerId={viewer.userId} />}
    </ListPage>
  );
}
