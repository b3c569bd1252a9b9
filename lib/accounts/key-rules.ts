import { SCOPES, type Scope } from '@/lib/platform/auth/scope-rules';

/** What a key may be allowed to do, in the order in which people are asked. */
export const KEY_SCOPES = SCOPES;
export type KeyScope = Scope;
/** How many keys of a person may be live at once. */
export const MOST_KEYS = 20;
export const KEY_NAME_MAX = 60;
/** For how many days a key works, where nothing else is chosen, and at most. */
export const KEY_DAYS = 90;
export const KEY_DAYS_MAX = 365;
/** What the form offers. */
export const KEY_DAYS_OFFERED = [30, KEY_DAYS, 180, KEY_DAYS_MAX] as const;
/** How many memorials a key may be bound to: as many as the profile lists. */
export const KEY_MEMORIALS_MAX = 100;
/** How long before its end its owner hears of it; a key that was made for less than that ends without. */
export const KEY_NOTICE_DAYS = 7;
/** For how long the row of a key that has ended is kept, so that its owner's data says what there was. */
export const KEY_KEPT_DAYS = 90;
