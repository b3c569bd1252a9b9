import { describe, expect, it } from 'vitest';
import { PAYMENT, parseStep, stepsOfFields } from '@/components/memorials/create/steps';

describe('the steps of the creation form', () => {
  it.each([
    ['family', 'family'],
    [PAYMENT, 'options'], // payment needs an order, so a reload returns to the step before it
    ['nonsense', 'person'],
    [undefined, 'person'],
  ])('show, for the step %s in the address, %s', (text, step) =>
    expect(parseStep(text)).toBe(step),
  );

  it.each([
    [
      ['familyMembers.0.email', 'nationality', 'profileImage', 'religion'],
      ['person', 'origin', 'family'],
    ],
    [['', 'root'], []],
    [[], []],
  ])('contain the fields %j on %j, in order', (names, steps) =>
    expect(stepsOfFields(names)).toEqual(steps),
  );
});
