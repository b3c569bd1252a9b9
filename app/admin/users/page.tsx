import type { Metadata } from 'next';
import { UserList } from '@/components/admin/user-list';
import { listUsers } from '@/lib/admin/queries/list-users';
import { usersQuerySchema } from '@/lib/admin/schema';
import { requireAdmin } from '@/lib/auth/page-viewer';
import { paths } from '@/lib/paths';
import { ListPage } from '../list-page';
import type { SearchParams } from '../list-query';

export const metadata: Metadata = { title: 'Users', robots: { index: false } };

export default async function UsersPage({ searchParams }: { searchParams: SearchParams }) {
  const viewer = await requireAdmin(paths.adminUsers);
  return (
    <ListPage
      path={paths.adminUsers}
      part="users"
      searchParams={searchParams}
      schema={usersQuerySchema}
      names={['page', 'search', 'sortBy', 'sortOrder']}
      read={listUsers}
    >
      {(shown) => <UserList {...shown} viewerId={viewer.userId} />}
    </ListPage>
  );
}
