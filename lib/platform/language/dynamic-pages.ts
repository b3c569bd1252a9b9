/**
 * Where pages are rendered for each request. The matcher of middleware.ts names the same; tests/unit/server/page-query.test.ts
 * compares both lists with app/.
 */
export const DYNAMIC_PAGES = [
  '/add-memorial-media',
  '/admin',
  '/condolence',
  '/condolences',
  '/create-memorial',
  '/edit-memorial',
  '/find-memorials',
  '/flower-payment',
  '/keep',
  '/let-in',
  '/mails',
  '/memorial-payment',
  '/my-memorials',
  '/open-memorial',
  '/profile',
  '/question',
  '/send-flowers',
  '/viewer',
];

/**
 * The addresses of all pages there: only they see a query. What is missing below one of the above is rendered as cached
 * pages are, and would show it to whoever asks at the same moment.
 */
export const DYNAMIC_ADDRESSES = [
  '/add-memorial-media/:id',
  '/admin',
  '/admin/audit',
  '/admin/cases',
  '/admin/cases/:id',
  '/admin/condolences',
  '/admin/memorials',
  '/admin/messages',
  '/admin/operations',
  '/admin/orders',
  '/admin/orders/:id',
  '/admin/tributes',
  '/admin/users',
  '/condolence/:id',
  '/condolences/:id',
  '/create-memorial',
  '/edit-memorial/:id',
  '/edit-memorial/:id/access',
  '/edit-memorial/:id/condolences',
  '/edit-memorial/:id/contributions',
  '/edit-memorial/:id/keepers',
  '/edit-memorial/:id/languages',
  '/find-memorials',
  '/flower-payment/:id',
  '/flower-payment/cancel',
  '/flower-payment/success',
  '/keep/:secret',
  '/keep/here/:secret',
  '/let-in/:secret',
  '/mails/:id',
  '/memorial-payment/success',
  '/my-memorials',
  '/open-memorial/:id',
  '/profile',
  '/question/:id',
  '/send-flowers/:id',
  '/viewer/memorial/:id',
];
