import type { Report } from './run-faults';

/** Puts the figures into the log of a test run; of what is broken, the first are enough. */
export const tell = ({ broken, ...figures }: Report) =>
  console.log(JSON.stringify({ ...figures, broken: broken.length, first: broken.slice(0, 5) }));
