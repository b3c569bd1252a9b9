import { describe, expect, it } from 'vitest';
import { asStep, PAYMENT, stepsOf } from '@/components/memorials/create/steps';

describe('the steps of the creation form', () => {
  it.each([
    ['family', 'family'],
    [PAYMENT, 'options'], // which needs an order, so a reload leads to the step before it
    ['nonsense', 'person'],
    [undefined, 'person'],
  ])('an address with the step %s shows %s', (text, step) => expect(asStep(text)).toBe(step));

  it.each([
    [
      ['familyMembers.0.email', 'nationality', 'profileImage', 'religion'],
      ['person', 'origin', 'family'],
    ],
    [['', 'root'], []],
    [[], []],
  ])('the fields %j are on %j, in order', (names, steps) => expect(stepsOf(names)).toEqual(steps));
});
