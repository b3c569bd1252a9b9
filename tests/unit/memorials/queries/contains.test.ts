import { expect, it } from 'vitest';
import { hasWords } from '@/lib/memorials/queries/contains';

it.each([
  [['mary'], 'whole', ['%mary%\n%']],
  [['li'], 'whole', ['% li %\n%']],
  [['rosemary'], 'beginning', ['%rosemary%\n%']],
  [['mary', 'smith'], 'whole', ['%mary%\n%', '%smith%\n%']],
  [['rosemary', 'li'], 'whole', ['%rosemary%\n%', '% li %\n%']],
  [['100%', 'mary'], 'whole', ['%100\\%%\n%', '%mary%\n%']],
] as const)(
  'searches the index of names for %j (match: %s) with the patterns %j',
  (words, part, patterns) => {
    const { values } = hasWords(words, part).found;
    expect(values).toEqual(expect.arrayContaining([...patterns]));
  },
);
