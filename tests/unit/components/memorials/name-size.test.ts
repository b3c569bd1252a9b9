import { describe, expect, it } from 'vitest';
import { nameSize } from '@/components/memorials/name-size-rules';

describe('the size of a name', () => {
  it.each([
    ['Ada Lovelace', 'text-name'],
    ['Augusta Ada King of Lovelace', 'text-name'],
    ['Marie Salomea Skłodowska-Curie, Countess', 'text-name-long'],
    ['Wolfeschlegelsteinhausen', 'text-name-long'],
    ['Anne-Marie-Louise-Sophie-Therese', 'text-name-long'],
    ['Pablo Diego José Francisco de Paula Juan Nepomuceno Cipriano Picasso', 'text-name-longest'],
    ['Wolfeschlegelsteinhausenbergerdorff', 'text-name-longest'],
    ['王秀英', 'text-name'],
    ['寿限無寿限無五劫の擦り切れ海砂利水魚', 'text-name-long'],
    ['', 'text-name'],
  ])('of %s is %s', (name, size) => {
    expect(nameSize(name)).toBe(size);
  });
});
