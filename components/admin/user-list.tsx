import type { ListPlace } from '@/lib/admin/list-place-rules';
import type { UserRow } from '@/lib/admin/queries/list-users';
import type { PageCount } from '@/lib/platform/paging';
import { paths } from '@/lib/platform/paths';
import { DeleteUser } from './delete-user';
import { ListSearch } from './list-search';
import { ListSection } from './list-section';
import { Moment } from './moment';
import { SortHead } from './sort-head';
import { Cell, HeadCell, Table } from './table';

type UserListProps = {
  place: ListPlace;
  query: { search: string; sortBy: string; sortOrder: 'asc' | 'desc' };
  list: { users: UserRow[] } & PageCount;
  /** The viewer, whose own account cannot be deleted here. */
  viewerId: string;
};

/** Everybody with an account, ten a page, with a search (product.md 2, "Admin dashboard"). */
export function UserList({ place, query, list, viewerId }: UserListProps) {
  const sort = { place, sorted: query };
  return (
    <ListSection
      place={place}
      title="Users"
      many="users"
      one="user"
      page={list}
      exportAddress={paths.apiAdminExport('users')}
      tools={<ListSearch place={place} label="Search users" search={query.search} hint={HINT} />}
      whenEmpty={query.search ? 'No users match this search.' : 'There are no users yet.'}
    >
      <Table
        label="Users"
        head={
          <>
            <SortHead {...sort} by="firstName">
              First name
            </SortHead>
            <SortHead {...sort} by="lastName">
              Last name
            </SortHead>
            <SortHead {...sort} by="email">
              Email
            </SortHead>
            <HeadCell>Memorials</HeadCell>
            <SortHead {...sort} by="createdAt" first="desc">
              Joined
            </SortHead>
            <HeadCell>Action</HeadCell>
          </>
        }
      >
        {list.users.map((user) => (
          <tr key={user.id}>
            <Cell lead>
              <bdi>{user.firstName}</bdi>
            </Cell>
            <Cell lead>
              <bdi>{user.lastName}</bdi>
            </Cell>
            <Cell line>
              {user.email}
              {user.role === 'admin' && <strong className="ms-2 text-primary">Admin</strong>}
            </Cell>
            <Cell label="Memorials" figure>
              {user.memorials}
            </Cell>
            <Cell label="Joined">
              <Moment at={user.createdAt} day />
            </Cell>
            <Cell>
              {user.id === viewerId ? (
                <span className="text-ink-soft">This is you</span>
              ) : (
                <DeleteUser
                  focusId={place.anchor}
                  user={{ ...user, name: `${user.firstName} ${user.lastName}` }}
                />
              )}
            </Cell>
          </tr>
        ))}
      </Table>
    </ListSection>
  );
}

const HINT = 'Part of a name or an email address';
