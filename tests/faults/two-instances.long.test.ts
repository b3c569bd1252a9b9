import { test } from 'vitest';
import { expectOneMemorialEach } from './run/expect-one-memorial-each';

test('twenty callbacks at once on two instances give each order one memorial', () =>
  expectOneMemorialEach(100));
