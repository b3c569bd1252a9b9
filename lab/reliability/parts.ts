import type { Measure } from './measurement';

/**
 * Every part of `npm run reliability` with its program, in the order in which they run. A part runs in a separate
 * process. If it takes longer than its limit, in minutes, it is killed and counts as not measured.
 */
const PARTS = {
  memory: { limit: 40, load: () => import('./parts/memory').then((m) => m.measureMemory) },
  start: { limit: 10, load: () => import('./parts/start').then((m) => m.measureStart) },
  database: { limit: 10, load: () => import('./parts/database').then((m) => m.measureDatabase) },
  overload: { limit: 15, load: () => import('./parts/overload').then((m) => m.measureOverload) },
  notices: { limit: 20, load: () => import('./parts/notices').then((m) => m.measureNotices) },
  faults: { limit: 15, load: () => import('./parts/faults').then((m) => m.measureFaults) },
  updates: { limit: 30, load: () => import('./parts/updates').then((m) => m.measureUpdates) },
  restore: { limit: 150, load: () => import('./parts/restore').then((m) => m.measureRestore) },
  malformed: { limit: 80, load: () => import('./parts/malformed').then((m) => m.measureMalformed) },
  kills: { limit: 120, load: () => import('./parts/kills').then((m) => m.measureKills) },
  providers: {
    limit: 60,
    load: () => import('./parts/providers').then((m) => m.measureProviders),
  },
  soak: { limit: 45, load: () => import('./parts/soak').then((m) => m.measureSoak) },
} satisfies Record<string, { limit: number; load: () => Promise<Measure> }>;

export type ReliabilityPart = keyof typeof PARTS;
export const RELIABILITY_PARTS = Object.keys(PARTS) as ReliabilityPart[]; // its own keys

export const isReliabilityPart = (name: string): name is ReliabilityPart =>
  Object.hasOwn(PARTS, name);
export const limitSecondsOf = (part: ReliabilityPart): number => PARTS[part].limit * 60;
export const measureOf = (part: ReliabilityPart): Promise<Measure> => PARTS[part].load();
