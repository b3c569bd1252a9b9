import { describe, expect, it } from 'vitest';
import { PAYMENT, parseStep, stepsOfFields } from '@/components/memorials/create/steps';

describe('the steps of the creation form', () => {
  it.each([
    ['family', 'family'],
    [PAYMENT, 'options'], // payment needs an order, so a reload returns to the step before it
    ['nonsense', 'person'],
    [undefined, 'person'],
  ])('turn the step %s of the address into the step %s', (text, step) =>
    expect(parseStep(text)).toBe(step),
  );

  it.each([
    [
      ['familyMembers.0.email', 'nationality', 'profileImage', 'religion'],
      ['person', 'origin', 'family'],
    ],
    [['', 'root'], []],
    [[], []],
  ])('have the fields %j on the steps %j, in order', (names, steps) =>
    expect(stepsOfFields(names)).toEqual(steps),
  );
});
