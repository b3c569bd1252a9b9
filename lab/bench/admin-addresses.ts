import { PAGES } from '@/lib/platform/pages';

type Size = { users: number; tributes: number; orderId: string };

/** Pages of the dashboard without a parameter. */
const PAGES_WITHOUT_PARAMETER = Object.keys(PAGES).filter(
  (page) => PAGES[page]?.who === 'admin' && !page.includes('['),
);

/** The address of every page of the dashboard, with the slowest searches, sort orders and page numbers. */
export const adminAddresses = ({ users, tributes, orderId }: Size): string[] => {
  const lastTributesPage = Math.ceil(tributes / 10);
  return [
    ...PAGES_WITHOUT_PARAMETER,
    '/admin/users?search=person-9999',
    '/admin/users?search=example',
    ...['createdAt', 'firstName', 'lastName', 'email'].flatMap((by) => [
      `/admin/users?sortBy=${by}&sortOrder=asc`,
      `/admin/users?sortBy=${by}&sortOrder=desc`,
    ]),
    `/admin/users?page=${Math.ceil(users / 10)}`,
    '/admin/memorials?search=a',
    '/admin/memorials?sortBy=fullName&sortOrder=asc',
    '/admin/tributes?search=person',
    '/admin/tributes?search=rest',
    '/admin/tributes?sortBy=createdAt&sortOrder=asc',
    '/admin/tributes?sortBy=amount&sortOrder=asc',
    '/admin/tributes?sortBy=amount',
    `/admin/tributes?page=${lastTributesPage}`,
    `/admin/tributes?sortBy=amount&page=${lastTributesPage}`,
    '/admin/orders?status=all',
    '/admin/orders?status=fulfilled',
    '/admin/orders?search=person-77%40example.org',
    `/admin/orders?search=${orderId}`,
    `/admin/orders/${orderId}`,
    '/admin/settings/site',
    '/admin/settings/legal/terms',
    `/admin/audit?page=${Math.ceil(users / 10)}`,
  ];
};
