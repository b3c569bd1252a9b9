import { expect, test } from 'vitest';
import { initialsOf, initialsSize } from '../../../../components/memorials/initials.ts';

test.each([
  ['Maria Fernández', 'MF'],
  ['Ada King Lovelace', 'AL'],
  ['Björn', 'B'],
  ['Наталья Иванова', 'НИ'],
  ['  élodie   d’Arc ', 'ÉD'],
  ['“Buddy” (Holly)', 'BH'],
  ['', ''],
  ['陳美玲', '陳'],
  ['歐陽修', '歐陽'],
  ['樋口 一葉', '樋口'],
  ['陳 Mei-ling', '陳'],
  ['김 소월', '김소'],
  ['أمينة بنت يوسف الحدّاد', 'أ ح'],
  ['هدى شعراوي', 'ه ش'],
  ['सावित्रीबाई फुले', 'साफु'],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test.each([
  ['L', 0.26],
  ['MW', 0.26],
  ['أ ح', 0.26],
  ['م ص', 0.22],
  ['م ي', 0.22],
  ['م گ', 0.22],
  ['फु', 0.26],
  ['साफु', 0.22],
  ['सासा', 0.18],
  ['陳', 0.26],
  ['歐陽', 0.18],
  ['ẞSS', 0.18],
  ['', 0.26],
])('the initials %j are %d of the width of their drawing', (initials, size) => {
  expect(initialsSize(initials)).toBe(size);
});
