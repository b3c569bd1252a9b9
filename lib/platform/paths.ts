/** Every address of the site, built in one place. Relative; `absolute()` in lib/platform/site-url.ts adds the origin. */
export const paths = {
  home: '/',
  about: '/about',
  contact: '/contact',
  terms: '/terms_and_conditions',
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  findMemorials: '/find-memorials',
  scanCode: '/scan-code',
  createMemorial: '/create-memorial',
  myMemorials: '/my-memorials',
  profile: '/profile',
  admin: '/admin',
  adminUsers: '/admin/users',
  adminMemorials: '/admin/memorials',
  adminTributes: '/admin/tributes',
  adminOrders: '/admin/orders',
  adminMessages: '/admin/messages',
  adminAudit: '/admin/audit',
  paymentCancelled: '/payment/cancel',
  flowerPaymentCancelled: '/flower-payment/cancel',
  apiMemorials: '/api/memorials',
  apiSuggest: (typed: string) => `/api/search/suggest?${new URLSearchParams({ q: typed })}`,
  /** Where a payment provider sends its notices. */
  apiPaymentNotice: (provider: string) => `/api/payments/webhook/${provider}`,
  apiMemorialDrafts: '/api/memorials/drafts',
  apiMyMemorials: '/api/memorials/my-memorials',
  apiContact: '/api/contact',
  /** Where the known device's cookie is sent: to the calls about accounts, and to no page. */
  apiAccounts: '/api/auth',
  apiLogin: '/api/auth/login',
  apiLogout: '/api/auth/logout',
  apiRegister: '/api/auth/register',
  apiResendOtp: '/api/auth/resend-otp',
  apiVerifyOtp: '/api/auth/verify-otp',
  apiForgotPassword: '/api/auth/forgot-password',
  apiResetPassword: '/api/auth/reset-password',
  apiNotifications: '/api/auth/notifications',
  apiLanguage: '/api/auth/language',
  apiDeleteProfile: '/api/auth/delete-profile',
  apiSessions: '/api/auth/sessions',
  /** next-auth's own: the user of this browser's cookie, `{}` for nobody. */
  apiSession: '/api/auth/session',
  feed: '/feed.xml',
  manifest: '/manifest.webmanifest',
  sitemapIndex: '/sitemap.xml',

  memorial: (id: string) => `/memorial/${id}`,
  /** The same page rendered for a signed-in viewer; reached by a rewrite only. */
  memorialForViewer: (id: string) => `/viewer/memorial/${id}`,
  /** The address in printed codes; it must never change. */
  permanent: (id: string) => `/q/${id}`,
  qrCode: (id: string) => `/q/${id}/code.svg`,
  qrCodePng: (id: string, pixels: number) => `/q/${id}/code-${pixels}.png`,
  /** `name` is `pages`, or `memorials-` and a number from 1. */
  sitemap: (name: string) => `/sitemaps/${name}.xml`,
  /** One of the tabs of a memorial page. */
  memorialTab: (id: string, tab: 'about' | 'family' | 'career' | 'gallery') =>
    `/memorial/${id}#${tab}`,
  createStep: (step: string) => `/create-memorial?step=${step}`,
  /** The memorial page with its editor open, for those who may edit it. */
  memorialEditor: (id: string) => `/memorial/${id}#edit`,
  /** Another part of a memorial page, by the id of its element. */
  memorialPart: (id: string, part: string) => `/memorial/${id}#${part}`,
  /** The picture that link previews show. */
  memorialPreview: (id: string) => `/memorial/${id}/preview.jpg`,
  /** The picture that mails about a memorial show. */
  memorialPortrait: (id: string) => `/memorial/${id}/portrait.jpg`,
  editMemorial: (id: string) => `/edit-memorial/${id}`,
  /** The names and texts of a memorial in other languages. */
  memorialLanguages: (id: string) => `/edit-memorial/${id}/languages`,
  addMemorialMedia: (id: string) => `/add-memorial-media/${id}`,
  apiMemorial: (id: string) => `/api/memorials/${id}`,
  apiMemorialText: (id: string, language: string) => `/api/memorials/${id}/texts/${language}`,
  apiMemorialNames: (id: string) => `/api/memorials/${id}/names`,
  /** Identity number and relatives' contacts, for those who may edit. */
  apiMemorialPrivate: (id: string) => `/api/memorials/${id}/private`,
  /** `place` is the file's place in the order of choosing, within `batch`. */
  apiMemorialMedia: (id: string, batch: string, place: number) =>
    `/api/memorials/media/${id}?batch=${batch}&place=${place}`,
  apiOrder: (orderId: string) => `/api/payments/orders/${orderId}`,
  flowerPayment: (memorialId: string) => `/flower-payment/${memorialId}`,
  sendFlowers: (memorialId: string) => `/send-flowers/${memorialId}`,
  memorialPaid: (orderId: string) => `/memorial-payment/success?order_id=${orderId}`,
  flowersPaid: (orderId: string) => `/flower-payment/success?order_id=${orderId}`,
  flowersCancelled: (memorialId: string) => `/flower-payment/cancel?memorial_id=${memorialId}`,
  adminOrder: (orderId: string) => `/admin/orders/${orderId}`,
  apiAdminUser: (userId: string) => `/api/admin/users/${userId}`,
  apiAdminTribute: (tributeId: string) => `/api/admin/tributes/${tributeId}`,
  apiAdminMessage: (messageId: string) => `/api/admin/messages/${messageId}`,
  apiAdminRefund: (orderId: string) => `/api/admin/orders/${orderId}/refund`,
  apiAdminConfirmRefund: (orderId: string, refundId: string) =>
    `/api/admin/orders/${orderId}/refund/${refundId}/confirm`,
  apiAdminWithdrawRefund: (orderId: string, refundId: string) =>
    `/api/admin/orders/${orderId}/refund/${refundId}/withdraw`,
  apiAdminRetry: (orderId: string) => `/api/admin/orders/${orderId}/retry`,
  apiAdminCloseReview: (orderId: string) => `/api/admin/orders/${orderId}/close-review`,
  /** A file for a spreadsheet. */
  apiAdminExport: (name: 'users' | 'tributes' | 'orders') => `/api/admin/export/${name}.csv`,
  apiSessionOf: (sessionId: string) => `/api/auth/sessions/${sessionId}`,
  /** A mailto link: encodes all of the address except its @, which some programs do not decode. */
  mailTo: (address: string) => `mailto:${encodeURIComponent(address).replace('%40', '@')}`,
  /** The same for an answer to a message, with its subject. */
  mailReply: (address: string, subject: string) =>
    `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encodeURIComponent(`Re: ${subject}`)}`,
  media: (mediaId: string, variant: string) => `/media/${mediaId}/${variant}`,

  /** The home page for somebody redirected there; it shows the message once. */
  homeWithMessage: (message: string) => withQuery('/', { message }),
  loginFrom: (from: string, message: string) =>
    `/login?${new URLSearchParams({ from, message }).toString()}`,
  /** The login after a code or a new password: a message, and the address to fill in. */
  loginAs: (email: string, message: string, from: string | null) =>
    withQuery('/login', { email, message, from }),
  loginReturningTo: (from: string | null) => withQuery('/login', { from }),
  signupReturningTo: (from: string | null) => withQuery('/signup', { from }),
  forgotPasswordReturningTo: (from: string | null) => withQuery('/forgot-password', { from }),
  resetPassword: (userId: string, email: string, from: string | null) =>
    withQuery('/reset-password', { userId, email, from }),
  /** `userId` is the id of a challenge, as the API calls it (product.md 7). */
  verifyEmail: (userId: string, email: string, from: string | null) =>
    withQuery('/verify-email', { userId, email, fromLogin: 'true', from }),
  /** A list with its search in the address; omits page 1 and empty parameters. */
  findMemorialsPage: (query: ListAddress) => withQuery('/find-memorials', listParams(query)),
  myMemorialsPage: (query: ListAddress) => withQuery('/my-memorials', listParams(query)),
  /** A page of the dashboard with its lists' search, order and pages; `anchor` is the part of the page to scroll to. */
  adminList: (path: string, query: Record<string, string | null>, anchor: string) =>
    withQuery(path, query) + (anchor && `#${anchor}`),
} as const;

function withQuery(path: string, query: Record<string, string | null>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) params.set(name, value);
  return params.size > 0 ? `${path}?${params.toString()}` : path;
}

type ListAddress = Record<string, string | number | undefined>;

const listParams = (query: ListAddress) =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      value === undefined || (name === 'page' && value === 1) ? null : String(value),
    ]),
  );
