import type { Measurement, TargetFinding } from './measurement';
import { FULL_SCALE, type ReliabilityScale } from './scale';

/**
 * The outcome of a target: `met` only if everything held, and as much was measured as the target requires.
 * @param isMet whether everything that was measured meets the target
 * @param isFullSize whether everything that the target requires was measured
 */
export const outcomeOf = (isMet: boolean, isFullSize: boolean): TargetFinding['outcome'] => {
  if (!isMet) return 'missed';
  return isFullSize ? 'met' : 'in part';
};

/** Whether each of these sizes is at least that of a full run. */
export const isFullSize = (
  scale: ReliabilityScale,
  ...sizes: (keyof ReliabilityScale)[]
): boolean => sizes.every((size) => scale[size] >= FULL_SCALE[size]);

/** The findings of a quick run: even targets that hold are met only in part. */
export const capAtPartial = (measurement: Measurement): Measurement => ({
  ...measurement,
  findings: measurement.findings.map((each) =>
    each.outcome === 'met' ? { ...each, outcome: 'in part' } : each,
  ),
});
