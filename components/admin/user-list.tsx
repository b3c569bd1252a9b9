import { paths } from '@/lib/paths';
import { DeleteUser } from './delete-user';
import type { ListPlace } from './list-place';
import { ListSearch } from './list-search';
import { ListSection } from './list-section';
import { Moment } from './moment';
import { SortHead } from './sort-head';
import { Cell, HeadCell, Table } from './table';

type User = {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  role: 'member' | 'admin';
  createdAt: string;
  memorials: number;
};

type UserListProps = {
  place: ListPlace;
  query: { search: string; sortBy: string; sortOrder: 'asc' | 'desc' };
  list: { users: User[]; currentPage: number; totalPages: number; total: number };
  /** Whose account cannot be deleted here. */
  viewerId: string;
};

/** Everybody with an account, ten a page, with a search (spec 2, "Admin dashboard"). */
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
            <Cell label="First name">
              <bdi>{user.firstName}</bdi>
            </Cell>
            <Cell label="Last name">
              <bdi>{user.lastName}</bdi>
            </Cell>
            <Cell label="Email">
              {user.email}
              {user.role === 'admin' && <strong className="ml-2 text-primary">Admin</strong>}
            </Cell>
            <Cell label="Memorials" figure>
              {user.memorials}
            </Cell>
            <Cell label="Joined">
              <Moment at={user.createdAt} day />
            </Cell>
            <Cell label="Action">
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

const HINT = 'A part of the name or the email';
