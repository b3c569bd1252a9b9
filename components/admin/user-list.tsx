import { apiAdminExport } from '@/lib/admin/api-paths';
import type { ListPlace } from '@/lib/admin/list-place-rules';
import type { UserRow } from '@/lib/admin/queries/list-users';
import { useSay } from '@/lib/platform/language/use-say';
import type { ReachCount } from '@/lib/platform/paging';
import { DeleteUser } from './delete-user';
import { ListSearch } from './list-search';
import { ListSection } from './list-section';
import { Moment } from './moment';
import { SortHead } from './sort-head';
import { Cell, HeadCell, Table } from './table';

type UserListProps = {
  place: ListPlace;
  query: { search: string; sortBy: string; sortOrder: 'asc' | 'desc' };
  list: { users: UserRow[] } & ReachCount;
  /** The viewer, who cannot delete their own account here. */
  viewerId: string;
};

/** All accounts, ten per page, with a search (product.md 2, "Admin dashboard"). */
export function UserList({ place, query, list, viewerId }: UserListProps) {
  const say = useSay();
  const title = say('admin.users.title');
  const sort = { place, sorted: query };
  return (
    <ListSection
      place={place}
      title={title}
      count={say(list.totalIsExact ? 'admin.users.count' : 'admin.list.moreThan', {
        count: list.total,
      })}
      pages={say('admin.users.pages')}
      page={list}
      exportAddress={apiAdminExport('users')}
      tools={
        <ListSearch
          place={place}
          label={say('admin.users.search')}
          search={query.search}
          hint={say('admin.users.searchHint')}
        />
      }
      whenEmpty={say(query.search ? 'admin.users.noneFound' : 'admin.users.none')}
    >
      <Table
        label={title}
        head={
          <>
            <SortHead {...sort} by="firstName">
              {say('admin.users.firstName')}
            </SortHead>
            <SortHead {...sort} by="lastName">
              {say('admin.users.lastName')}
            </SortHead>
            <SortHead {...sort} by="email">
              {say('admin.users.email')}
            </SortHead>
            <HeadCell>{say('admin.users.memorials')}</HeadCell>
            <SortHead {...sort} by="createdAt" first="desc">
              {say('admin.users.joined')}
            </SortHead>
            <HeadCell>{say('admin.list.action')}</HeadCell>
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
              {user.role === 'admin' && (
                <strong className="ms-2 whitespace-nowrap text-primary">
                  {say('admin.users.admin')}
                </strong>
              )}
            </Cell>
            <Cell label={say('admin.users.memorials')} figure>
              {user.memorials}
            </Cell>
            <Cell label={say('admin.users.joined')}>
              <Moment at={user.createdAt} day />
            </Cell>
            <Cell>
              {user.id === viewerId ? (
                <span className="text-ink-soft">{say('admin.users.you')}</span>
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
