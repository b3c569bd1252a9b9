import { expect, it } from 'vitest';
import * as paths from '@/lib/platform/paths';

it.each([
  ['ben@example.org', 'mailto:ben@example.org'],
  ["o'neil+x@example.org", "mailto:o'neil%2Bx@example.org"],
  ['100%40@example.org', 'mailto:100%2540@example.org'],
  ['a?cc=b@example.org', 'mailto:a%3Fcc%3Db@example.org'],
])('a mail link to %s escapes everything except the @', (address, link) => {
  expect(paths.mailtoLink(address)).toBe(link);
});
