import { AccessDenied } from '@/components/admin/access-denied';
import { Figures } from '@/components/admin/figures';
import { MonthCharts } from '@/components/admin/month-charts';
import { TributeList } from '@/components/admin/tribute-list';
import { UserList } from '@/components/admin/user-list';
import { adminFigures } from '@/lib/admin/queries/figures';
import { listTributes } from '@/lib/admin/queries/list-tributes';
import { listUsers } from '@/lib/admin/queries/list-users';
import { tributesQuerySchema, usersQuerySchema } from '@/lib/admin/schema';
import { paths } from '@/lib/paths';
import { listQuery, refuseBeyond } from './list-query';
import { read, Unread } from './reading';

type OverviewProps = {
  viewerId: string;
  /** The query of /admin; its lists' links lead there, wherever they are shown. */
  params: Record<string, string>;
};

/** Figures, charts, people and tributes (spec 2, "Admin dashboard"). The page has asked who is looking. */
export async function Overview({ viewerId, params }: OverviewProps) {
  const at = { path: paths.admin, params };
  const users = listQuery(usersQuerySchema, { ...at, prefix: 'users', anchor: 'users' }, USERS);
  const tributes = listQuery(
    tributesQuerySchema,
    { ...at, prefix: 'tributes', anchor: 'tributes' },
    TRIBUTES,
  );
  const [figures, userPage, tributePage] = await Promise.all([
    read('stats', adminFigures()),
    read('users', listUsers(users.query)),
    read('tributes', listTributes(tributes.query)),
  ]);
  refuseBeyond(users.place, userPage);
  refuseBeyond(tributes.place, tributePage);
  return (
    <>
      {figures instanceof Unread ? (
        <AccessDenied message={figures.words} />
      ) : (
        <>
          <Figures stats={figures.stats} />
          <MonthCharts figures={figures.months} />
        </>
      )}
      {userPage instanceof Unread ? (
        <AccessDenied message={userPage.words} />
      ) : (
        <UserList {...users} list={userPage} viewerId={viewerId} />
      )}
      {tributePage instanceof Unread ? (
        <AccessDenied message={tributePage.words} />
      ) : (
        <TributeList {...tributes} list={tributePage} />
      )}
    </>
  );
}

/** What of each list stands in the address. */
const USERS = ['page', 'search', 'sortBy', 'sortOrder'];
const TRIBUTES = ['page', 'sortBy', 'sortOrder'];
