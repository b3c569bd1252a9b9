import { DAY_MS } from '@/lib/platform/durations';

/** Who may see a memorial, from everybody to only its keepers. */
export const VISIBILITIES = ['public', 'unlisted', 'password', 'invited', 'keepers'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** Who sees an item of a page: everybody who sees the page, or only the family. */
export const AUDIENCES = ['page', 'family'] as const;
export type Audience = (typeof AUDIENCES)[number];

/**
 * Whether everybody with the address sees the memorial. Lists only show `public` ones (`isPublic`).
 */
export const isOpen = ({ visibility }: { visibility: Visibility }): boolean =>
  visibility === 'public' || visibility === 'unlisted';

/** The length of a family password, in characters, without its spaces and accents (`foldPassword`). */
export const MIN_FAMILY_PASSWORD_LENGTH = 5;
export const MAX_FAMILY_PASSWORD_LENGTH = 72;
export const MAX_HINT_LENGTH = 120;
/** How long a browser may see a memorial after the right password. */
export const PASSWORD_GRANT_DAYS = 30;
/** How long a browser may see a memorial after an invitation; extended by each visit. */
export const INVITATION_GRANT_DAYS = 180;
/** How long the link in an invitation works. */
export const LINK_DAYS = 14;
/**
 * How long a browser keeps the guest's cookie: the longest that browsers allow. Access ends with
 * its grants.
 */
export const GUEST_DAYS = 400;
/** A lost link is sent again at most this often. */
export const RESEND_LINK_AFTER_MS = DAY_MS;
/**
 * A stranger's request is refused while so many are waiting, because a family could not read more. Whether it is does
 * not depend on the address, so it does not reveal whom the family knows.
 */
export const MAX_WAITING_REQUESTS = 20;
/**
 * The same for networks that have hardly asked this family today, so that twenty requests from one place keep nobody
 * out.
 */
export const MAX_WAITING_OF_QUIET = 200;
/** How many addresses one call may invite, and one keeper a day. */
export const MAX_INVITED_PER_CALL = 50;
/** How many people a family may let in. */
export const MAX_INVITED = 500;
/** How long after a refusal no request from that address is stored; requests are kept as long (delete-expired.ts). */
export const REQUEST_RETENTION_DAYS = 90;
/**
 * Accounts that are this old pass most shared ceilings (docs/security.md, "Shared
 * ceilings"), so somebody who wants to pass them with many accounts has to create these days ahead.
 */
export const KNOWN_MEMBER_DAYS = 3;
/**
 * How often a day all browsers that came with the family password, taken together, may use a door
 * without being counted by its shared ceiling.
 */
export const USES_OF_PASSWORD_GUESTS = 100;
export const MAX_ACCESS_NAME_LENGTH = 100;
export const MAX_ACCESS_MESSAGE_LENGTH = 500;
