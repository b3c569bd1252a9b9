import type { Finding, Measured } from './measured';
import { FULL, type Scale } from './scale';

/**
 * What is said of a target: `met` only where everything held and as much was done as the target asks for.
 * @param holds whether everything that was looked at is as the target says
 * @param isWhole whether that was all that the target names
 */
export const outcomeOf = (holds: boolean, isWhole: boolean): Finding['outcome'] => {
  if (!holds) return 'missed';
  return isWhole ? 'met' : 'in part';
};

/** Whether at least as much was done of each of these as a whole run does. */
export const isWhole = (scale: Scale, ...sizes: (keyof Scale)[]): boolean =>
  sizes.every((size) => scale[size] >= FULL[size]);

/** What a part found in a quick run: nothing of it stands for a whole one, however little the part can do less of. */
export const inPartAtBest = (found: Measured): Measured => ({
  ...found,
  findings: found.findings.map((each) =>
    each.outcome === 'met' ? { ...each, outcome: 'in part' } : each,
  ),
});
