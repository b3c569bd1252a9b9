import type { Door } from './queries/door';

/** The levels at which a stranger finds a page with a way in; with `keepers` there is none. */
export type Gate = 'password' | 'invited';

export const isGate = (door: Door | null): door is Gate =>
  door === 'password' || door === 'invited';
