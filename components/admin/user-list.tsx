import { apiAdminExport } from '@/lib/admin/api-paths';
import type { ListPlace } from '@/lib/admin/list-place-rules';
import type { UserRow } from '@/lib/admin/queries/list-users';
import { useTranslate } from '@/lib/platform/language/use-translate';
import type { ReachCount } from '@/lib/platform/paging';
import { DateTime } from './date-time';
import { DeleteUser } from './delete-user';
import { ListSearch } from './list-search';
import { ListSection } from './list-section';
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
  const t = useTranslate();
  const title = t('admin.users.title');
  const sort = { place, sorting: query };
  return (
    <ListSection
      place={place}
      title={title}
      count={t(list.totalIsExact ? 'admin.users.count' : 'admin.list.moreThan', {
        count: list.total,
      })}
      pages={t('admin.users.pages')}
      page={list}
      exportAddress={apiAdminExport('users')}
      tools={
        <ListSearch
          place={place}
          label={t('admin.users.search')}
          search={query.search}
          hint={t('admin.users.searchHint')}
        />
      }
      whenEmpty={t(query.search ? 'admin.users.noneFound' : 'admin.users.none')}
    >
      <Table
        label={title}
        head={
          <>
            <SortHead {...sort} by="firstName">
              {t('admin.users.firstName')}
            </SortHead>
            <SortHead {...sort} by="lastName">
              {t('admin.users.lastName')}
            </SortHead>
            <SortHead {...sort} by="email">
              {t('admin.users.email')}
            </SortHead>
            <HeadCell>{t('admin.users.memorials')}</HeadCell>
            <SortHead {...sort} by="createdAt" firstOrder="desc">
              {t('admin.users.joined')}
            </SortHead>
            <HeadCell>{t('admin.list.action')}</HeadCell>
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
            <Cell fullLine>
              {user.email}
              {user.role === 'admin' && (
                <strong className="ms-2 whitespace-nowrap text-primary">
                  {t('admin.users.admin')}
                </strong>
              )}
            </Cell>
            <Cell label={t('admin.users.memorials')} numeric>
              {user.memorials}
            </Cell>
            <Cell label={t('admin.users.joined')}>
              <DateTime at={user.createdAt} dateOnly />
            </Cell>
            <Cell>
              {user.id === viewerId ? (
                <span className="text-ink-soft">{t('admin.users.you')}</span>
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
