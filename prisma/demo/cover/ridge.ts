import { formatNumber } from '../card/place-drawing';
import type { RandomSource } from '../card/seeded-random';

const WIDTH = 1600;
const FOOT = 1200;
const STEP = 20;

type Shape = {
  /** The mean height and the amplitude. */
  top: number;
  rise: number;
  /** True for peaks instead of hills. */
  jagged: boolean;
};

/** Returns the outline of a row of hills, closed at the bottom of the drawing, and its height at any x. */
export function ridge(random: RandomSource, { top, rise, jagged }: Shape) {
  const waves = [1.3, 2.4, 4.1].map((frequency, place) => ({
    frequency,
    shift: random.between(0, 2 * Math.PI),
    share: 1 / (place + 1.4),
  }));
  const wave = jagged ? zigzag : Math.sin;
  const heightAt = (x: number) =>
    top +
    waves.reduce(
      (sum, { frequency, shift, share }) =>
        sum + rise * share * wave((x / WIDTH) * 2 * Math.PI * frequency + shift),
      0,
    );
  const points = Array.from({ length: WIDTH / STEP + 1 }, (_, at) => at * STEP).map(
    (x) => `${x} ${formatNumber(heightAt(x))}`,
  );
  return { path: `M0 ${FOOT}L${points.join('L')}L${WIDTH} ${FOOT}Z`, heightAt };
}

/** A triangle wave with the period of a sine. */
const zigzag = (angle: number) => (2 / Math.PI) * Math.asin(Math.sin(angle)) * 1.35;
