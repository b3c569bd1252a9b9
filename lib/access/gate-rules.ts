import type { GateLevel } from './queries/gate';

/** The levels at which a stranger finds a page with a way in; with `keepers` there is none. */
export type GatePageLevel = 'password' | 'invited';

export const hasGatePage = (level: GateLevel | null): level is GatePageLevel =>
  level === 'password' || level === 'invited';
