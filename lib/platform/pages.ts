export type Page = {
  /**
   * Who may open it. `everybody`: no login; pages about a memorial still answer 404 to people who may not see it.
   * `link`: anybody who has the secret in its address. `member`: anybody who is logged in. `keeper`: the memorial's
   * keepers and admins, some pages also its contributors; members without the right get a 404. `nobody`: only the
   * server asks for it. The page itself checks this with `requireUser`, `requireAdmin` or `getMemorialForEditor`.
   */
  who: 'everybody' | 'link' | 'member' | 'keeper' | 'admin' | 'nobody';
  /**
   * Rendered once for everybody and kept. All other pages are rendered for each request; of those, the server shares
   * only /find-memorials among visitors (server/answers).
   */
  cached?: true;
  /**
   * Whether search engines may keep it; without this, it asks them not to. `sitemap`: yes, and the sitemap lists it.
   * `published`: like `sitemap` once the operator has published the page's text; before that, the page answers 404.
   * `memorial`: only memorials that everybody may see; these have sitemaps of their own. `allowed`: yes, but no
   * sitemap lists it.
   */
  search?: 'sitemap' | 'published' | 'memorial' | 'allowed';
  /** The message with which the login page receives visitors, if it is not the usual one. */
  login?: 'accounts.loginMessages.toCreate' | 'accounts.loginMessages.toFinish';
  /**
   * An address for tests and screenshots (lab/screenshots/every-page.ts). Without it, `[id]` is a memorial's id and
   * `[secret]` is a secret that was sent to nobody. `{name}` is replaced by a value (lab/screenshots/places.ts).
   */
  example?: string;
};

/**
 * Every page of the site, once, by its folder in app/[language] without groups such as `(site)`.
 *
 * This table decides which pages the middleware handles, which of them it redirects to the login, and which may be
 * kept in memory. The sitemap, the screenshots and the tests that open every page are made from it. `npm run check`
 * compares it with app/ and with the matcher of middleware.ts. It imports nothing, because next.config.mjs reads it
 * too.
 */
export const PAGES: Readonly<Record<string, Page>> = {
  '/': { who: 'everybody', cached: true, search: 'sitemap' },
  '/about': { who: 'everybody', cached: true, search: 'sitemap' },
  '/find-memorials': { who: 'everybody', search: 'sitemap' },
  '/terms_and_conditions': { who: 'everybody', cached: true, search: 'sitemap' },
  '/developers': { who: 'everybody', cached: true, search: 'sitemap' },
  '/developers/[group]': {
    who: 'everybody',
    cached: true,
    search: 'allowed',
    example: '/developers/memorials',
  },
  '/contact': { who: 'everybody', cached: true, search: 'allowed' },
  '/scan-code': { who: 'everybody', cached: true, search: 'allowed' },
  '/payment/cancel': { who: 'everybody', cached: true },
  // Sent in place of pages that could not be rendered (server/fallback-pages.ts)
  '/unavailable/[kind]': { who: 'nobody', cached: true },
  // Answers 404, which no search engine keeps.
  '/[...missing]': {
    who: 'everybody',
    cached: true,
    search: 'allowed',
    example: '/no-such-page',
  },

  // The operator's texts
  '/privacy': { who: 'everybody', cached: true, search: 'published' },
  '/imprint': { who: 'everybody', cached: true, search: 'published' },
  '/refunds': { who: 'everybody', cached: true, search: 'published' },
  '/guest-book-rules': { who: 'everybody', cached: true, search: 'published' },
  '/continuity': { who: 'everybody', cached: true, search: 'published' },
  '/legal/[kind]/[version]': { who: 'everybody', cached: true, example: '/legal/terms/en-1' },

  // A memorial and what visitors add to it
  '/memorial/[id]': { who: 'everybody', cached: true, search: 'memorial' },
  // The same page for people with a session or a guest's cookie (lib/platform/language/rewrites.ts)
  '/viewer/memorial/[id]': { who: 'everybody', search: 'memorial' },
  '/open-memorial/[id]': { who: 'everybody', example: '/open-memorial/{closed}' },
  '/condolence/[id]': { who: 'everybody' },
  '/gallery/[id]': { who: 'everybody', search: 'memorial' },
  '/question/[id]': { who: 'everybody' },
  '/send-flowers/[id]': { who: 'everybody' },
  '/flower-payment/[id]': { who: 'everybody' },
  '/flower-payment/cancel': {
    who: 'everybody',
    example: '/flower-payment/cancel?memorial_id={memorial}',
  },
  '/flower-payment/success': { who: 'member', login: 'accounts.loginMessages.toFinish' },

  // Links in mails
  '/condolences/[id]': { who: 'link', example: '/condolences/NobodyNobodyNobody2222' },
  '/condolences/first-reader/[secret]': { who: 'link' },
  '/keep/[secret]': { who: 'link' },
  '/keep/here/[secret]': { who: 'link' },
  '/let-in/[secret]': { who: 'link' },
  '/mails/[id]': { who: 'link', example: '/mails/nobody' },

  // Accounts
  '/login': { who: 'everybody', cached: true, search: 'allowed' },
  '/signup': { who: 'everybody', cached: true, search: 'allowed' },
  '/verify-email': {
    who: 'everybody',
    cached: true,
    example: '/verify-email?userId=ChaLLenge123&email=ada%40perennial.example&fromLogin=true',
  },
  '/forgot-password': { who: 'everybody', cached: true },
  '/reset-password': {
    who: 'everybody',
    cached: true,
    example: '/reset-password?userId=ChaLLenge123&email=ada%40perennial.example',
  },
  '/profile': { who: 'member' },
  '/profile/webhooks': { who: 'member' },

  // Members and the memorials that they keep
  // Visitors are redirected to the login, so there is nothing that search engines could keep.
  '/create-memorial': {
    who: 'member',
    search: 'allowed',
    login: 'accounts.loginMessages.toCreate',
  },
  '/memorial-payment/success': { who: 'member', login: 'accounts.loginMessages.toFinish' },
  '/my-memorials': { who: 'member' },
  '/edit-memorial/[id]': { who: 'keeper' },
  '/edit-memorial/[id]/access': { who: 'keeper' },
  '/edit-memorial/[id]/condolences': { who: 'keeper' },
  '/edit-memorial/[id]/contributions': { who: 'keeper' },
  '/edit-memorial/[id]/keepers': { who: 'keeper' },
  '/edit-memorial/[id]/languages': { who: 'keeper' },
  '/add-memorial-media/[id]': { who: 'keeper' },

  // The dashboard
  '/admin': { who: 'admin' },
  '/admin/audit': { who: 'admin' },
  '/admin/cases': { who: 'admin' },
  '/admin/cases/[id]': { who: 'admin', example: '/admin/cases/{case}' },
  '/admin/condolences': { who: 'admin' },
  '/admin/memorials': { who: 'admin' },
  '/admin/messages': { who: 'admin' },
  '/admin/operations': { who: 'admin' },
  '/admin/orders': { who: 'admin' },
  '/admin/orders/[id]': { who: 'admin', example: '/admin/orders/{memorialOrder}' },
  '/admin/settings': { who: 'admin' },
  '/admin/settings/[group]': { who: 'admin', example: '/admin/settings/site' },
  '/admin/settings/legal': { who: 'admin' },
  '/admin/settings/legal/[kind]': { who: 'admin', example: '/admin/settings/legal/privacy' },
  '/admin/tributes': { who: 'admin' },
  '/admin/users': { who: 'admin' },
  '/admin/webhooks': { who: 'admin' },
};

/** Whether visitors of this page are redirected to the login. */
export const needsLogin = (address: string): boolean =>
  ['member', 'keeper', 'admin'].includes(PAGES[address]?.who ?? '');
