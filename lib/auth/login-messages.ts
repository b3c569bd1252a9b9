/** What the login page may be asked to say by the page before it; the keys of paths.loginFrom(). */
const LOGIN_MESSAGES: ReadonlySet<string> = new Set([
  'Please log in to continue.',
  'Please log in to create a memorial.',
  'Please log in to send flowers',
  'Authentication error. Please log in to complete the process.',
  'Authentication required. Please log in.',
  'Authentication token not found. Please log in again.',
  'User session data missing.',
  'Email verified successfully. Please login.',
  'Account created successfully. Please login.',
  'Your profile has been deleted.',
  'You are logged out everywhere.',
  'Password has been reset successfully. Please login with your new password.',
]);

/** What those are told who may not see the dashboard (spec 6). */
export const ADMINS_ONLY = 'You need admin privileges to access this page.';

/** The message of a link to the home page when it is ours: it is where the dashboard sends people. */
export const homeMessage = (text: string | null): string | null =>
  text === ADMINS_ONLY ? text : null;

/** The message of a link to /login when it is one of ours, so that no link speaks in our name. */
export const loginMessage = (text: string | null): string | null =>
  text !== null && LOGIN_MESSAGES.has(text) ? text : null;
