import { describe, expect, it } from 'vitest';
import { joinName, splitName, tidyName } from '@/lib/memorials/deceased-rules';

describe('splitName', () => {
  it.each([
    ['Wangari Muta Maathai', 'Wangari Muta', 'Maathai'],
    ['Ada Lovelace', 'Ada', 'Lovelace'],
    ['鲁迅', '鲁迅', ''],
    ['', '', ''],
  ])('splits %s', (fullName, firstName, lastName) => {
    expect(splitName(fullName)).toEqual({ firstName, lastName });
  });

  it.each(['Wangari Muta Maathai', 'Ada  Lovelace', '鲁迅', 'طه حسين'])(
    'is the inverse of joinName for %s',
    (fullName) => {
      expect(joinName(splitName(fullName))).toBe(fullName);
    },
  );
});

describe('splitName of a tidied name', () => {
  it.each([
    ['Mary Jane Seacole', 'Mary Jane', 'Seacole'],
    ['Ada Lovelace', 'Ada', 'Lovelace'],
    ['Plato', 'Plato', ''],
    ['  Ada   Lovelace ', 'Ada', 'Lovelace'],
    ['', '', ''],
  ])('splits %j into %j and %j', (name, firstName, lastName) => {
    expect(splitName(tidyName(name))).toEqual({ firstName, lastName });
  });
});
