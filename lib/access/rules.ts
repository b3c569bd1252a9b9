/** Who sees a memorial, from everybody to its keepers alone. */
export const VISIBILITIES = ['public', 'unlisted', 'password', 'invited', 'keepers'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** Whether everybody who has the address sees the memorial. Lists have the `public` ones alone (`isPublic`). */
export const isOpen = ({ visibility }: { visibility: Visibility }): boolean =>
  visibility === 'public' || visibility === 'unlisted';

/** Letters of a family password as it is folded. */
export const PASSWORD_MIN = 5;
export const PASSWORD_MAX = 72;
export const HINT_MAX = 120;
/** For how long the right password opens a memorial in one browser. */
export const PASSWORD_GRANT_DAYS = 30;
/** For how long a browser keeps a guest's cookie. */
export const GUEST_DAYS = 180;
