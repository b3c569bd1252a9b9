import { expect, it } from 'vitest';
import { findComments, stripComments } from '@/scripts/checks/comments';

const SOURCE = `/**
 * The first, over
 * two lines.
 */
const pattern = 'lib/**/*.ts'; // the second
const address = 'https://a.example/b'; /* the third */
const screen = <p>{/* the fourth */}</p>;`;

it('finds the comments of a source file, and nothing that only looks like one', () => {
  expect(findComments(SOURCE)).toEqual([
    '/**\n * The first, over\n * two lines.\n */',
    '// the second',
    '/* the third */',
    '/* the fourth */',
  ]);
});

it('strips the comments and keeps everything else', () => {
  const lines = stripComments(SOURCE).split('\n');
  expect(lines.map((line) => line.trimEnd())).toEqual([
    '',
    "const pattern = 'lib/**/*.ts';",
    "const address = 'https://a.example/b';",
    'const screen = <p>{}</p>;',
  ]);
});
