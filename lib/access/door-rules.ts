import type { Door } from './queries/door';

/** A level at which a stranger finds a page that lets some people in; at `keepers` there is none. */
export type Gate = 'password' | 'invited';

export const isGate = (door: Door | null): door is Gate =>
  door === 'password' || door === 'invited';
