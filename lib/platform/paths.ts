/* Every address of the site, built in one place. Relative; `absolute()` in lib/platform/site-url.ts adds the origin. */

export const home = '/';
export const about = '/about';
/** What the server sends in place of a page that cannot be rendered now; at this address there is nothing. */
export const unavailable = (kind: string) => `/unavailable/${kind}`;
export const contact = '/contact';
export const terms = '/terms_and_conditions';
export const login = '/login';
export const signup = '/signup';
export const forgotPassword = '/forgot-password';
export const findMemorials = '/find-memorials';
export const scanCode = '/scan-code';
export const createMemorial = '/create-memorial';
export const myMemorials = '/my-memorials';
export const profile = '/profile';
export const admin = '/admin';
export const adminUsers = '/admin/users';
export const adminMemorials = '/admin/memorials';
export const adminTributes = '/admin/tributes';
export const adminOrders = '/admin/orders';
export const adminMessages = '/admin/messages';
export const adminAudit = '/admin/audit';
export const adminOperations = '/admin/operations';
export const paymentCancelled = '/payment/cancel';
export const apiMemorials = '/api/memorials';
/** Where a payment provider sends its notices. */
export const apiPaymentNotice = (provider: string) => `/api/payments/webhook/${provider}`;
export const apiContact = '/api/contact';
/** Where the known device's cookie is sent: to the calls about accounts, and to no page. */
export const apiAccounts = '/api/auth';
export const apiLogin = '/api/auth/login';
export const apiLogout = '/api/auth/logout';
export const apiRegister = '/api/auth/register';
export const apiResendOtp = '/api/auth/resend-otp';
export const apiVerifyOtp = '/api/auth/verify-otp';
export const apiForgotPassword = '/api/auth/forgot-password';
export const apiResetPassword = '/api/auth/reset-password';
export const apiNotifications = '/api/auth/notifications';
export const apiLanguage = '/api/auth/language';
/** next-auth's own: the user of this browser's cookie, `{}` for nobody. */
export const apiSession = '/api/auth/session';
export const feed = '/feed.xml';
export const manifest = '/manifest.webmanifest';
export const sitemapIndex = '/sitemap.xml';
export const memorial = (id: string) => `/memorial/${id}`;
/** The address in printed codes; it must never change. */
export const permanent = (id: string) => `/q/${id}`;
export const qrCode = (id: string) => `/q/${id}/code.svg`;
export const qrCodePng = (id: string, pixels: number) => `/q/${id}/code-${pixels}.png`;
/** `name` is `pages`, or `memorials-` and a number from 1. */
export const sitemap = (name: string) => `/sitemaps/${name}.xml`;
/** One of the tabs of a memorial page. */
export const memorialTab = (id: string, tab: 'about' | 'family' | 'career' | 'gallery') =>
  `/memorial/${id}#${tab}`;
export const createStep = (step: string) => `/create-memorial?step=${step}`;
/** The memorial page with its editor open, for those who may edit it. */
export const memorialEditor = (id: string) => `/memorial/${id}#edit`;
/** Another part of a memorial page, by the id of its element. */
export const memorialPart = (id: string, part: string) => `/memorial/${id}#${part}`;
/** The picture that link previews show. */
export const memorialPreview = (id: string) => `/memorial/${id}/preview.jpg`;
/** The picture that mails about a memorial show. */
export const memorialPortrait = (id: string) => `/memorial/${id}/portrait.jpg`;
export const editMemorial = (id: string) => `/edit-memorial/${id}`;
/** The names and texts of a memorial in other languages. */
export const memorialLanguages = (id: string) => `/edit-memorial/${id}/languages`;
/** Who looks after a memorial, and who is invited to. */
export const memorialKeepers = (id: string) => `/edit-memorial/${id}/keepers`;
/** A page of what happened with them. */
export const memorialKeepersPage = (id: string, page: number) =>
  `${memorialKeepers(id)}${page > 1 ? `?page=${page}` : ''}#events`;
/** The page that an invitation's mail leads to. */
export const invitation = (secret: string) => `/keep/${secret}`;
/** The page on which an owner says that they are still there. */
export const stillHere = (secret: string) => `/keep/here/${secret}`;
export const addMemorialMedia = (id: string) => `/add-memorial-media/${id}`;
/** The page of a memorial that a family password opens, after a wrong one; `refused` says why, `mark` that it was counted. */
export const openMemorial = (id: string, refused?: 'wrong' | 'often' | 'today', mark?: string) =>
  withQuery(`/open-memorial/${id}`, { refused: refused ?? null, mark: mark ?? null });
/** The same page after somebody has asked the family. */
export const askedToSee = (id: string) => withQuery(`/open-memorial/${id}`, { asked: '1' });
/** The same page with the form of a question to the family, or why the last one was refused. */
export const askToSee = (id: string, refused?: 'often' | 'faulty' | 'again') =>
  withQuery(`/open-memorial/${id}`, { ask: '1', refused: refused ?? null });
/** The page that the link of an invitation leads to. */
export const letIn = (secret: string) => `/let-in/${secret}`;
/** Who sees a memorial, for those who may change that. */
export const memorialAccess = (id: string) => `/edit-memorial/${id}/access`;
export const apiMemorial = (id: string) => `/api/memorials/${id}`;
export const apiMemorialText = (id: string, language: string) =>
  `/api/memorials/${id}/texts/${language}`;
export const apiMemorialNames = (id: string) => `/api/memorials/${id}/names`;
/** Identity number and relatives' contacts, for those who may edit. */
export const apiMemorialPrivate = (id: string) => `/api/memorials/${id}/private`;
/** `place` is the file's place in the order of choosing, within `batch`. */
export const apiMemorialMedia = (id: string, batch: string, place: number, audience: string) =>
  `/api/memorials/media/${id}?batch=${batch}&place=${place}&audience=${audience}`;
export const apiOrder = (orderId: string) => `/api/payments/orders/${orderId}`;
export const flowerPayment = (memorialId: string) => `/flower-payment/${memorialId}`;
export const memorialPaid = (orderId: string) => `/memorial-payment/success?order_id=${orderId}`;
export const flowersPaid = (orderId: string) => `/flower-payment/success?order_id=${orderId}`;
export const flowersCancelled = (memorialId: string) =>
  `/flower-payment/cancel?memorial_id=${memorialId}`;
/** The form for a condolence, for browsers without script. */
export const condolenceForm = (memorialId: string) => `/condolence/${memorialId}`;
/** The same after a form that could not be accepted; `problem` is an error's code. */
export const condolenceFormAfter = (memorialId: string, problem: string) =>
  withQuery(condolenceForm(memorialId), { problem });
/** The same form with another page of what is published below it. */
export const condolencesPage = (memorialId: string, page: number) =>
  withQuery(condolenceForm(memorialId), listParams({ page }));
/** An author's own page of a condolence. */
export const condolence = (secret: string) => `/condolences/${secret}`;
/** The same with what has just happened. */
export const condolenceAfter = (secret: string, done: string) =>
  withQuery(condolence(secret), { done });
/** And with what went wrong: an error's code. */
export const condolenceAfterProblem = (secret: string, problem: string) =>
  withQuery(condolence(secret), { problem });
/** Where those who look after a memorial read what was written. */
export const memorialCondolences = (id: string) => `/edit-memorial/${id}/condolences`;
/** One of its lists. */
export const memorialCondolencesPage = (id: string, query: { state: string; page?: number }) =>
  withQuery(`/edit-memorial/${id}/condolences`, listParams(query));
/** Where somebody ends the mails about a memorial's condolences, or has them again. */
export const pauseMails = (token: string) => `/mails/${token}`;
export const pauseMailsAfter = (token: string, done: string) =>
  withQuery(pauseMails(token), { done });
export const adminCondolences = '/admin/condolences';
export const adminCondolencesTab = (tab: string) =>
  withQuery(adminCondolences, { tab: tab === 'held' ? null : tab });
export const adminOrder = (orderId: string) => `/admin/orders/${orderId}`;
/** A mailto link: encodes all of the address except its @, which some programs do not decode. */
export const mailTo = (address: string) =>
  `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
/** The same for an answer to a message, with its subject. */
export const mailReply = (address: string, subject: string) =>
  `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
export const media = (mediaId: string, variant: string) => `/media/${mediaId}/${variant}`;
/** The home page for somebody redirected there; it shows the message once. */
export const homeWithMessage = (message: string) => withQuery('/', { message });
export const loginFrom = (from: string, message: string) =>
  `/login?${new URLSearchParams({ from, message }).toString()}`;
/** The login after a code or a new password: a message, and the address to fill in. */
export const loginAs = (email: string, message: string, from: string | null) =>
  withQuery('/login', { email, message, from });
export const loginReturningTo = (from: string | null) => withQuery('/login', { from });
export const signupReturningTo = (from: string | null) => withQuery('/signup', { from });
export const forgotPasswordReturningTo = (from: string | null) =>
  withQuery('/forgot-password', { from });
export const resetPassword = (userId: string, email: string, from: string | null) =>
  withQuery('/reset-password', { userId, email, from });
/** `userId` is the id of a challenge, as the API calls it (product.md 7). */
export const verifyEmail = (userId: string, email: string, from: string | null) =>
  withQuery('/verify-email', { userId, email, fromLogin: 'true', from });
/** A list with its search in the address; omits page 1 and empty parameters. */
export const findMemorialsPage = (query: ListAddress) =>
  withQuery('/find-memorials', listParams(query));
export const myMemorialsPage = (query: ListAddress) =>
  withQuery('/my-memorials', listParams(query));
/** A page of the dashboard with its lists' search, order and pages; `anchor` is the part of the page to scroll to. */
export const adminList = (path: string, query: Record<string, string | null>, anchor: string) =>
  withQuery(path, query) + (anchor && `#${anchor}`);

export function withQuery(path: string, query: Record<string, string | null>): string {
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
