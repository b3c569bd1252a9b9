import type { Picture } from './picture';

/** What admins see. */
export const ADMIN_PAGES: readonly Picture[] = [
  { name: 'admin', address: '/admin', as: 'root', words: 'Memorial revenue' },
  { name: 'admin-users', address: '/admin/users', as: 'root', words: 'Search users' },
  {
    name: 'admin-memorials',
    address: '/admin/memorials',
    as: 'root',
    // Not 'Search memorials', which in Swahili is also what the navigation calls the public list.
    words: 'Words of a name in any order, or a part of the code',
  },
  { name: 'admin-tributes', address: '/admin/tributes', as: 'root', words: 'Pages of tributes' },
  {
    name: 'admin-orders',
    address: '/admin/orders',
    as: 'root',
    words: 'Order id or full email address',
  },
  { name: 'admin-order', address: '/admin/orders/{reviewOrder}', as: 'root' },
  { name: 'admin-order-paid', address: '/admin/orders/{memorialOrder}', as: 'root' },
  { name: 'admin-messages', address: '/admin/messages', as: 'root', words: 'Contact messages' },
  {
    name: 'admin-condolences',
    address: '/admin/condolences',
    as: 'root',
    words: 'The family does not see these before you decide.',
  },
  {
    name: 'admin-cases',
    address: '/admin/cases',
    as: 'root',
    words: 'Waiting for papers',
  },
  { name: 'admin-case', address: '/admin/cases/{case}', as: 'root' },
  {
    name: 'admin-legal',
    address: '/admin/settings/legal',
    as: 'root',
    words: 'A text that you publish is on its page at once',
  },
  {
    name: 'admin-legal-text',
    address: '/admin/settings/legal/privacy',
    as: 'root',
  },
  {
    name: 'admin-settings',
    address: '/admin/settings',
    as: 'root',
    words: 'Who may sign up, and what people can do here.',
  },
  { name: 'admin-settings-site', address: '/admin/settings/site', as: 'root' },
  { name: 'admin-settings-doors', address: '/admin/settings/doors', as: 'root' },
  { name: 'admin-webhooks', address: '/admin/webhooks', as: 'root', words: 'Add a webhook' },
  { name: 'admin-audit', address: '/admin/audit', as: 'root', words: 'Admin pages' },
  { name: 'admin-operations', address: '/admin/operations', as: 'root', words: 'Failed jobs' },
];
