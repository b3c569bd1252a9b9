import type { Translate } from '@/lib/platform/language/message';

/** The messages that a link to the login page may contain (paths.loginFrom()). */
const LOGIN_MESSAGES = [
  'api.logIn',
  'accounts.loginMessages.toCreate',
  'accounts.loginMessages.toSendFlowers',
  'accounts.loginMessages.toFinish',
  'accounts.loginMessages.required',
  'accounts.loginMessages.noToken',
  'accounts.loginMessages.noSession',
  'accounts.loginMessages.verified',
  'accounts.loginMessages.created',
  'accounts.loginMessages.profileDeleted',
  'accounts.loginMessages.loggedOutEverywhere',
  'accounts.loginMessages.passwordReset',
] as const;

/**
 * The message in a link to /login, if it is one of ours in the page's language, otherwise null. A
 * link must not be able to show other text on our page.
 */
export const loginMessage = (text: string | null, t: Translate): string | null =>
  LOGIN_MESSAGES.map((key) => t(key)).find((ours) => ours === text) ?? null;
