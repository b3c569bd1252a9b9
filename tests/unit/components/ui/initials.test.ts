import { expect, test } from 'vitest';
import { initialsOf } from '../../../../components/memorials/initials.ts';

test.each([
  ['Maria Fernández', 'MF'],
  ['Ada King Lovelace', 'AL'],
  ['Björn', 'B'],
  ['Наталья Иванова', 'НИ'],
  ['  élodie   d’Arc ', 'ÉD'],
  ['“Buddy” (Holly)', 'BH'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
