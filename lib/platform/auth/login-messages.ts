import type { Say } from '@/lib/platform/language/said';

/** The messages that other pages may ask the login page to show, through paths.loginFrom(). */
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
 * The message in a link to /login; null unless it is one of ours, in the language of the page that `say` speaks, so
 * that no link can put words in our mouth.
 */
export const loginMessage = (text: string | null, say: Say): string | null =>
  LOGIN_MESSAGES.map((key) => say(key)).find((ours) => ours === text) ?? null;
