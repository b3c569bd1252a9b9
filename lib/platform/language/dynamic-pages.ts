/**
 * Pages that are rendered for each request, with everything below them: they may read their query on the
 * server. The matcher of middleware.ts names the same ones; tests/unit/server/page-query.test.ts compares them.
 */
export const DYNAMIC_PAGES = [
  '/add-memorial-media',
  '/admin',
  '/create-memorial',
  '/edit-memorial',
  '/find-memorials',
  '/flower-payment',
  '/memorial-payment',
  '/my-memorials',
  '/profile',
  '/send-flowers',
  '/viewer',
];
