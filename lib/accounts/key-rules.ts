import { SCOPES, type Scope } from '@/lib/platform/auth/scope-rules';

/** In the order in which the form lists them. */
export const KEY_SCOPES = SCOPES;
export type KeyScope = Scope;
/** How many valid API keys a person may have. */
export const MAX_KEYS = 20;
export const MAX_KEY_NAME_LENGTH = 60;
/** How many days a key is valid by default, and at most. */
export const DEFAULT_KEY_DAYS = 90;
export const MAX_KEY_DAYS = 365;
/** The choices in the form. */
export const KEY_DAYS_CHOICES = [30, DEFAULT_KEY_DAYS, 180, MAX_KEY_DAYS] as const;
/** The most memorials that a key can be limited to: as many as the profile lists. */
export const MAX_KEY_MEMORIALS = 100;
/**
 * How many days before the end of a key its owner gets a mail. Keys with a shorter life get none.
 */
export const KEY_NOTICE_DAYS = 7;
/** How many days the row of an ended key is kept, so that it appears in the owner's data. */
export const KEY_RETENTION_DAYS = 90;
