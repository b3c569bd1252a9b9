import type { FaultRunOptions } from './run-faults';

/** The run that is part of `npm run test:long` (security.md, R1). */
export const LONG_RUN: FaultRunOptions = {
  seed: 'the ordinary run',
  kills: 100,
  databaseKills: 6,
  instances: 1,
  naive: false,
  full: false,
};
