import { expect, it } from 'vitest';
import { findComments } from '@/scripts/checks/comments';

it('finds the comments of a source file, and nothing that only looks like one', () => {
  const source = `/**
 * The first, over
 * two lines.
 */
const pattern = 'lib/**/*.ts'; // the second
const address = 'https://a.example/b'; /* the third */
const screen = <p>{/* the fourth */}</p>;`;
  expect(findComments(source)).toEqual([
    '/**\n * The first, over\n * two lines.\n */',
    '// the second',
    '/* the third */',
    '/* the fourth */',
  ]);
});
