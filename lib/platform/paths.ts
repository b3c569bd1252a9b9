/*
 * All addresses of the site, as relative paths in English; `absoluteUrl()` in lib/platform/absolute-url.ts
 * adds the origin.
 */

export const home = '/';
export const about = '/about';
/**
 * The page that the server serves instead when it cannot render the requested one; no link leads
 * here.
 */
export const unavailable = (kind: string) => `/unavailable/${kind}`;
export const contact = '/contact';
export const securityTxt = '/.well-known/security.txt';
export const terms = '/terms_and_conditions';
export const login = '/login';
export const signup = '/signup';
export const forgotPassword = '/forgot-password';
export const findMemorials = '/find-memorials';
export const scanCode = '/scan-code';
/** Where Next's static files are that are neither scripts of its own nor styles. */
export const NEXT_MEDIA = '/_next/static/media/';
/** The script of the worker that reads codes, as the build has named it (scripts/build/bundle-scan-workers.ts). */
export const scanSearchWorker = () => process.env.NEXT_PUBLIC_SCAN_WORKER ?? '';
/** The same, of the worker that unpacks HEIC pictures. */
export const scanHeicWorker = () => process.env.NEXT_PUBLIC_SCAN_HEIC_WORKER ?? '';
export const createMemorialPage = '/create-memorial';
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
/** Receives the webhooks of a payment provider. */
export const apiPaymentWebhook = (provider: string) => `/api/payments/webhook/${provider}`;
export const apiContact = '/api/contact';
/** The path of the known-device cookie: browsers send it only with calls about accounts. */
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
/** A route of next-auth; returns the signed-in user, or `{}`. */
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
export const memorialTab = (id: string, tab: 'about' | 'family' | 'career' | 'gallery') =>
  `/memorial/${id}#${tab}`;
export const createStep = (step: string) => `/create-memorial?step=${step}`;
/** The memorial page with its editor open, for those who may edit it. */
export const memorialEditor = (id: string) => `/memorial/${id}#edit`;
/** A section of the memorial page, by element id. */
export const memorialPart = (id: string, part: string) => `/memorial/${id}#${part}`;
/** The image of link previews of all pages but memorials. */
export const sitePreview = '/preview.jpg';
/** The image of link previews. */
export const memorialPreview = (id: string) => `/memorial/${id}/preview.jpg`;
/** The image in mails about the memorial. */
export const memorialPortrait = (id: string) => `/memorial/${id}/portrait.jpg`;
export const editMemorial = (id: string) => `/edit-memorial/${id}`;
/** Where editors enter a memorial's names and texts in other languages. */
export const memorialLanguages = (id: string) => `/edit-memorial/${id}/languages`;
/** The keepers of a memorial and the pending invitations. */
export const memorialKeepers = (id: string) => `/edit-memorial/${id}/keepers`;
/** A page of the history of a memorial's keepers. */
export const memorialKeepersPage = (id: string, page: number) =>
  `${memorialKeepers(id)}${page > 1 ? `?page=${page}` : ''}#events`;
/** The link in the mail of an invitation to keep a memorial. */
export const invitation = (secret: string) => `/keep/${secret}`;
/** The link with which an owner confirms that they still use their account. */
export const confirmPresence = (secret: string) => `/keep/here/${secret}`;
export const addMemorialMedia = (id: string) => `/add-memorial-media/${id}`;
/**
 * The gate of a memorial that is not open to everybody, after a refused password. `mark` proves
 * that a wrong guess was counted, so that the gate shows the hint (lib/access/hint-mark.ts). `wait`
 * is in seconds, here and below.
 */
export const memorialGate = (
  id: string,
  refused?: 'wrong' | 'often',
  mark?: string,
  wait: string | null = null,
) =>
  withQuery(`/open-memorial/${id}`, {
    refused: refused ?? null,
    mark: mark ?? null,
    wait,
  });
/** The gate after a request to the family was sent. */
export const accessRequestSent = (id: string) => withQuery(`/open-memorial/${id}`, { asked: '1' });
/**
 * The gate with the form for a request to the family, and why the last one was refused, if it was.
 */
export const accessRequestForm = (
  id: string,
  refused?: 'often' | 'faulty' | 'again' | 'full',
  wait: string | null = null,
) => withQuery(`/open-memorial/${id}`, { ask: '1', refused: refused ?? null, wait });
/** The link in the mail of an invitation to see a memorial. */
export const accessInvitation = (secret: string) => `/let-in/${secret}`;
/** Where keepers set who may see a memorial. */
export const memorialAccess = (id: string) => `/edit-memorial/${id}/access`;
export const apiMemorial = (id: string) => `/api/memorials/${id}`;
export const apiMemorialText = (id: string, language: string) =>
  `/api/memorials/${id}/texts/${language}`;
export const apiMemorialNames = (id: string) => `/api/memorials/${id}/names`;
/** The identity number and the relatives' contacts, for the owner, trusted keepers and admins. */
export const apiMemorialPrivate = (id: string) => `/api/memorials/${id}/private`;
/** `place` is the position of the file among those chosen together as `batch`. */
export const apiMemorialMedia = (id: string, batch: string, place: number, audience: string) =>
  `/api/memorials/media/${id}?batch=${batch}&place=${place}&audience=${audience}`;
export const apiOrder = (orderId: string) => `/api/payments/orders/${orderId}`;
export const flowerPayment = (memorialId: string) => `/flower-payment/${memorialId}`;
export const memorialPaid = (orderId: string) => `/memorial-payment/success?order_id=${orderId}`;
export const flowersPaid = (orderId: string) => `/flower-payment/success?order_id=${orderId}`;
export const flowersCancelled = (memorialId: string) =>
  `/flower-payment/cancel?memorial_id=${memorialId}`;
/** The condolence form, for browsers without JavaScript. */
export const condolenceForm = (memorialId: string) => `/condolence/${memorialId}`;
/** The condolence form after a refusal; `problem` is an error code, or `too_many_pictures`. */
export const condolenceFormAfter = (memorialId: string, problem: string, wait: string | null) =>
  withQuery(condolenceForm(memorialId), { problem, wait });
/** The condolence form, with the given page of published condolences below it. */
export const condolencesPage = (memorialId: string, page: number) =>
  withQuery(condolenceForm(memorialId), listParams({ page }));
/** The private page of a condolence's author. */
export const condolence = (secret: string) => `/condolences/${secret}`;
/** The author's page, confirming what was just done. */
export const condolenceAfter = (secret: string, done: string) =>
  withQuery(condolence(secret), { done });
/** The author's page after a refusal; `problem` is an error code. */
export const condolenceAfterError = (secret: string, problem: string, wait: string | null) =>
  withQuery(condolence(secret), { problem, wait });
/** The link in mails to a friend who reads condolences first. */
export const firstReading = (secret: string) => `/condolences/first-reader/${secret}`;
/** The friend's page, confirming what was just done. */
export const firstReadingAfter = (secret: string, done: string) =>
  withQuery(firstReading(secret), { done });
/** The friend's page after a refusal; `problem` is an error code. */
export const firstReadingAfterError = (secret: string, problem: string) =>
  withQuery(firstReading(secret), { problem });
/** Where keepers read and decide on condolences. */
export const memorialCondolences = (id: string) => `/edit-memorial/${id}/condolences`;
/** The condolences in one state. */
export const memorialCondolencesPage = (id: string, query: { state: string; page?: number }) =>
  withQuery(`/edit-memorial/${id}/condolences`, listParams(query));
/** The link in mails about condolences, to stop these mails or to turn them on again. */
export const mailPause = (token: string) => `/mails/${token}`;
export const mailPauseAfter = (token: string, done: string) =>
  withQuery(mailPause(token), { done });
export const adminCondolences = '/admin/condolences';
export const adminCondolencesTab = (tab: string) =>
  withQuery(adminCondolences, { tab: tab === 'held' ? null : tab });
export const adminOrder = (orderId: string) => `/admin/orders/${orderId}`;
/** A mailto link. The @ is not encoded, because some mail programs do not decode it. */
export const mailtoLink = (address: string) =>
  `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
/** A mailto link for a reply, with its subject. */
export const mailtoReply = (address: string, subject: string) =>
  `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
export const media = (mediaId: string, variant: string) => `/media/${mediaId}/${variant}`;
/** The home page, which shows the message once. */
export const homeWithMessage = (message: string) => withQuery('/', { message });
export const loginFrom = (from: string, message: string) =>
  `/login?${new URLSearchParams({ from, message }).toString()}`;
/**
 * The login page after a verified code or a new password, with a message and the address filled in.
 */
export const loginAs = (email: string, message: string, from: string | null) =>
  withQuery('/login', { email, message, from });
export const loginReturningTo = (from: string | null) => withQuery('/login', { from });
export const signupReturningTo = (from: string | null) => withQuery('/signup', { from });
export const forgotPasswordReturningTo = (from: string | null) =>
  withQuery('/forgot-password', { from });
export const resetPasswordPage = (userId: string, email: string, from: string | null) =>
  withQuery('/reset-password', { userId, email, from });
/** `userId` is the id of a challenge, as the API calls it (product.md 7). */
export const verifyEmailPage = (userId: string, email: string, from: string | null) =>
  withQuery('/verify-email', { userId, email, fromLogin: 'true', from });
/** A list with its search in the address; omits page 1 and empty parameters. */
export const findMemorialsPage = (query: ListAddress) =>
  withQuery('/find-memorials', listParams(query));
export const myMemorialsPage = (query: ListAddress) =>
  withQuery('/my-memorials', listParams(query));
/**
 * A page of the dashboard with the search, sort order and page of its lists. The browser scrolls to
 * `anchor`.
 */
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
