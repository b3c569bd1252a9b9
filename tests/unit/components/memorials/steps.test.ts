import { describe, expect, it } from 'vitest';
import { asStep, PAYMENT, stepsOf } from '@/components/memorials/create/steps';

describe('the steps of the creation form', () => {
  it.each([
    ['family', 'family'],
    [PAYMENT, 'options'], // payment needs an order, so a reload returns to the step before it
    ['nonsense', 'person'],
    [undefined, 'person'],
  ])('show, for the step %s in the address, %s', (text, step) => expect(asStep(text)).toBe(step));

  it.each([
    [
      ['familyMembers.0.email', 'nationality', 'profileImage', 'religion'],
      ['person', 'origin', 'family'],
    ],
    [['', 'root'], []],
    [[], []],
  ])('contain the fields %j on %j, in order', (names, steps) =>
    expect(stepsOf(names)).toEqual(steps),
  );
});
