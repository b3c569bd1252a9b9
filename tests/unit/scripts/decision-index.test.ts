import { describe, expect, it } from 'vitest';
import { findIndexErrors } from '@/scripts/checks/decision-index';

const FILES = ['0001-one.md', '0002-two.md'];
const INDEX = '- [0001](0001-one.md): first.\n- [0002](0002-two.md): second.';

describe('findIndexErrors', () => {
  it('accepts an index that links each decision once', () =>
    expect(findIndexErrors(INDEX, FILES)).toEqual([]));

  it.each([
    [
      'a decision that is missing',
      INDEX,
      [...FILES, '0003-three.md'],
      'does not link 0003-three.md',
    ],
    [
      'an entry without a decision',
      INDEX,
      ['0001-one.md'],
      'links 0002-two.md, which is not there',
    ],
    [
      'a repeated decision',
      `${INDEX}\n${INDEX.split('\n')[0]}`,
      FILES,
      'links 0001-one.md more than once',
    ],
  ])('reports %s', (_, index, files, fault) =>
    expect(findIndexErrors(index, files)).toEqual([fault]),
  );
});
