import type { Finding, Measured } from './measured';
import { FULL, type Scale } from './scale';

/**
 * The outcome of a target: `met` only if everything held, and as much was measured as the target requires.
 * @param holds whether everything that was measured meets the target
 * @param isWhole whether everything that the target requires was measured
 */
export const outcomeOf = (holds: boolean, isWhole: boolean): Finding['outcome'] => {
  if (!holds) return 'missed';
  return isWhole ? 'met' : 'in part';
};

/** Whether each of these sizes is at least that of a full run. */
export const isWhole = (scale: Scale, ...sizes: (keyof Scale)[]): boolean =>
  sizes.every((size) => scale[size] >= FULL[size]);

/** The findings of a quick run: even targets that hold are met only in part. */
export const inPartAtBest = (found: Measured): Measured => ({
  ...found,
  findings: found.findings.map((each) =>
    each.outcome === 'met' ? { ...each, outcome: 'in part' } : each,
  ),
});
