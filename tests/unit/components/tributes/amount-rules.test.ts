import { describe, expect, it } from 'vitest';
import {
  clampAmount,
  PANEL_MAX_MINOR,
  PANEL_MIN_MINOR,
  panelAmount,
  stepDown,
  stepUp,
} from '@/components/tributes/amount-rules';
import { MAX_TRIBUTE_MINOR, MIN_TRIBUTE_MINOR } from '@/lib/payments/rules';

describe('the amount of the flower panel', () => {
  it.each([
    [500, 1000],
    [1000, 1500],
    [700, 1000],
    [1250, 1500],
    [49_999, 50_000],
    [50_000, 50_000],
  ])('increases from %i to %i', (from, to) => expect(stepUp(from)).toBe(to));

  it.each([
    [1000, 500],
    [700, 500],
    [1250, 1000],
    [50_000, 49_500],
    [500, 500],
  ])('decreases from %i to %i', (from, to) => expect(stepDown(from)).toBe(to));

  it.each([
    [2500, 2500],
    [700, 700],
    [0, PANEL_MIN_MINOR],
    [100, PANEL_MIN_MINOR],
    [100_000, PANEL_MAX_MINOR],
  ])('turns the suggestion of %i cents into the initial %i', (suggested, first) =>
    expect(panelAmount(suggested)).toBe(first),
  );

  it('stays within the limits of the server', () => {
    expect(PANEL_MIN_MINOR).toBeGreaterThanOrEqual(MIN_TRIBUTE_MINOR);
    expect(PANEL_MAX_MINOR).toBe(MAX_TRIBUTE_MINOR);
  });
});

it('an amount outside its range becomes the nearer limit', () => {
  expect([50, 700, 60_000].map((minor) => clampAmount(minor, 100, 50_000))).toEqual([
    100, 700, 50_000,
  ]);
});
