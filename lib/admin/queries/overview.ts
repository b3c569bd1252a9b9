import * as paths from '@/lib/platform/paths';
import { listQuery, redirectToLastPage } from '../list-query';
import { readDashboardPart } from '../read-dashboard-part';
import { tributesQuerySchema, usersQuerySchema } from '../schema';
import { adminFigures } from './figures';
import { listTributes } from './list-tributes';
import { listUsers } from './list-users';
import { itemsWaitingForAdmin } from './waiting';

export type Overview = Awaited<ReturnType<typeof adminOverview>>;

/**
 * The waiting items, figures, charts, users and tributes of the dashboard. `params` is the query of
 * /admin. The page has checked the viewer.
 */
export async function adminOverview(params: Record<string, string>) {
  const dashboardPlace = { path: paths.admin, params };
  const users = listQuery(
    usersQuerySchema,
    { ...dashboardPlace, prefix: 'users', anchor: 'users' },
    LIST_PARAMS,
  );
  const tributes = listQuery(
    tributesQuerySchema,
    { ...dashboardPlace, prefix: 'tributes', anchor: 'tributes' },
    LIST_PARAMS,
  );
  const [waiting, figures, userPage, tributePage] = await Promise.all([
    readDashboardPart('waiting', itemsWaitingForAdmin()),
    readDashboardPart('stats', adminFigures()),
    readDashboardPart('users', listUsers(users.query)),
    readDashboardPart('tributes', listTributes(tributes.query)),
  ]);
  await redirectToLastPage(users.place, userPage);
  await redirectToLastPage(tributes.place, tributePage);
  return {
    waiting,
    figures,
    users: { ...users, list: userPage },
    tributes: { ...tributes, list: tributePage },
  };
}

/** The parameters of each list in the address. */
const LIST_PARAMS = ['page', 'search', 'sortBy', 'sortOrder'];
