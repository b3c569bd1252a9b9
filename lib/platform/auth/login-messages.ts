/** The messages that other pages may ask the login page to show, through paths.loginFrom(). */
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

/** The message for people who may not see the dashboard (product.md 6). */
export const ADMINS_ONLY = 'You need admin privileges to access this page.';

/** The message in a link to the home page, where the dashboard redirects people; null unless it is ours. */
export const homeMessage = (text: string | null): string | null =>
  text === ADMINS_ONLY ? text : null;

/** The message in a link to /login; null unless it is one of ours, so that no link can put words in our mouth. */
export const loginMessage = (text: string | null): string | null =>
  text !== null && LOGIN_MESSAGES.has(text) ? text : null;
