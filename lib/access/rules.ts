import { DAY_MS } from '@/lib/platform/durations';

/** Who sees a memorial, from everybody to its keepers alone. */
export const VISIBILITIES = ['public', 'unlisted', 'password', 'invited', 'keepers'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** What an item of a page says of who sees it: whoever sees the page, or the family alone. */
export const AUDIENCES = ['page', 'family'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Whether everybody who has the address sees the memorial. Lists have the `public` ones alone (`isPublic`). */
export const isOpen = ({ visibility }: { visibility: Visibility }): boolean =>
  visibility === 'public' || visibility === 'unlisted';

/** Letters of a family password as it is folded. */
export const PASSWORD_MIN = 5;
export const PASSWORD_MAX = 72;
export const HINT_MAX = 120;
/** For how long the right password opens a memorial in one browser. */
export const PASSWORD_GRANT_DAYS = 30;
/** For how long an invitation opens a memorial in one browser; each day on which it is used begins anew. */
export const INVITATION_GRANT_DAYS = 180;
/** For how long the link of an invitation's mail works. */
export const LINK_DAYS = 14;
/** For how long a browser keeps a guest's cookie: the longest that browsers keep one. What it opens ends by its grants. */
export const GUEST_DAYS = 400;
/** A link that was lost is sent anew to whoever asks for it, at most this often. */
export const SEND_AGAIN_AFTER_MS = DAY_MS;
/** Those who ask beyond that are not stored: the family could not read them. No answer says so, or it would tell who is known. */
export const MOST_WAITING = 20;
/** How many addresses one call may invite, and one keeper in a day. */
export const AT_ONCE = 50;
/** How many people a family may let in. */
export const MOST_INVITED = 500;
/** For how long a question that was answered with "not now" is not asked again, and a question is kept. */
export const REQUEST_DAYS = 90;
export const NAME_MAX = 100;
export const MESSAGE_MAX = 500;
