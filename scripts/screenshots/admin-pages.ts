import type { Picture } from './picture';

/** What admins see. */
export const ADMIN_PAGES: readonly Picture[] = [
  { name: 'admin', address: '/admin', as: 'root' },
  { name: 'admin-users', address: '/admin/users', as: 'root' },
  { name: 'admin-tributes', address: '/admin/tributes', as: 'root' },
  { name: 'admin-orders', address: '/admin/orders', as: 'root' },
  { name: 'admin-order', address: '/admin/orders/{reviewOrder}', as: 'root' },
  { name: 'admin-order-paid', address: '/admin/orders/{memorialOrder}', as: 'root' },
  { name: 'admin-messages', address: '/admin/messages', as: 'root' },
  { name: 'admin-audit', address: '/admin/audit', as: 'root' },
];
