import type { FaultRunReport } from './run-faults';

/** Logs the figures of a run, with the first five broken invariants. */
export const logReport = ({ broken, ...figures }: FaultRunReport) =>
  console.log(JSON.stringify({ ...figures, broken: broken.length, first: broken.slice(0, 5) }));
