import type { Step } from './steps';

/** A step takes longer on one machine than on another, and than it did yesterday. */
const MARGIN = 1.25;

/**
 * Why a step should not begin, because it would not be over at the time that TEST_UNTIL names; undefined where it should. A step
 * without `usualSeconds` always begins.
 * @param until TEST_UNTIL, in seconds since 1970; undefined where there is no limit
 * @param now in milliseconds since 1970
 */
export function whyNoTime(
  { usualSeconds }: Pick<Step, 'usualSeconds'>,
  until: string | undefined,
  now = Date.now(),
): string | undefined {
  if (until === undefined || usualSeconds === undefined) return undefined;
  const left = Number(until) - now / 1_000;
  if (!Number.isFinite(left)) throw new Error(`TEST_UNTIL is no number of seconds: ${until}`);
  if (left >= usualSeconds * MARGIN) return undefined;
  return `takes ${usualSeconds} s, and TEST_UNTIL leaves ${Math.max(0, Math.floor(left))}`;
}
