import { DAY_MS } from '@/lib/platform/durations';

type Work = Record<string, () => Promise<unknown>>;

/** Returns the dashboard's queries by name, and a login for its pages. Both use the database that `settings` name. */
export async function adminWork(settings: Record<string, string>) {
  Object.assign(process.env, settings); // before anything reads them
  const { db } = await import('@/lib/platform/db/client');
  const { adminFigures } = await import('@/lib/admin/queries/figures');
  const { listUsers } = await import('@/lib/admin/queries/list-users');
  const { listTributes } = await import('@/lib/admin/queries/list-tributes');
  const { auditTrail } = await import('@/lib/admin/queries/audit-trail');
  const { findOrders } = await import('@/lib/payments/order/find-orders');
  const { translatorFor } = await import('@/lib/platform/language/translator-for');
  const t = translatorFor('en');
  const { orderHistory } = await import('@/lib/payments/order/order-history');
  const { usersQuerySchema, tributesQuerySchema } = await import('@/lib/admin/schema');
  const { findOrdersSchema } = await import('@/lib/payments/schema-find');

  const users = (query: object) => () => listUsers(usersQuerySchema.parse(query));
  const tributes = (query: object) => () => listTributes(tributesQuerySchema.parse(query));
  const orders = (query: object) => () => findOrders(findOrdersSchema.parse(query), t);
  const order = await db().order.findFirstOrThrow({ select: { id: true } });
  const work: Work = {
    'the dashboard, all of it at once': () =>
      Promise.all([adminFigures(), users({})(), tributes({})()]),
    'figures, in all and by month': () => adminFigures(),
    users: users({}),
    'users, last page': users({ page: 1000 }),
    'users by email': users({ sortBy: 'email', sortOrder: 'asc' }),
    'users by first name': users({ sortBy: 'firstName', sortOrder: 'asc', page: 500 }),
    'users searched, few': users({ search: 'person-9999' }),
    'users searched, all': users({ search: 'example' }),
    'users searched, two letters': users({ search: 'a' }),
    tributes: tributes({}),
    'tributes, last page': tributes({ page: 10_000 }),
    'tributes by amount': tributes({ sortBy: 'amount' }),
    'tributes by amount, last page': tributes({ sortBy: 'amount', page: 10_000 }),
    'orders that need review': orders({}),
    'all orders': orders({ status: 'all' }),
    'orders of a state': orders({ status: 'fulfilled' }),
    'orders of an address': orders({ search: 'person-77@example.org' }),
    'an order’s history': () => orderHistory(order.id, t),
    'audit trail': () => auditTrail({ page: 1, limit: 10 }),
  };
  /** Makes some user an admin, logs them in and returns the session token. */
  const logIn = async () => {
    const { encodeSessionToken } = await import('@/lib/platform/auth/session-token');
    const { newSecretId } = await import('@/lib/platform/ids/public-id');
    const { id: userId } = await db().user.findFirstOrThrow({ select: { id: true } });
    await db().user.update({ where: { id: userId }, data: { role: 'admin' } });
    const expiresAt = new Date(Date.now() + DAY_MS);
    const session = { id: newSecretId(), userId, expiresAt };
    await db().session.create({ data: session });
    return encodeSessionToken(session.id);
  };
  return { work, orderId: order.id, logIn, close: () => db().$disconnect() };
}
