import type { IncomingHttpHeaders } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deleteFaultyRouterHeaders } from '@/server/request-headers';

afterEach(() => vi.restoreAllMocks());

const withoutFaulty = (headers: IncomingHttpHeaders) => {
  deleteFaultyRouterHeaders(headers);
  return headers;
};
const STATE = 'next-router-state-tree';
const nestedLists = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const nested = (levels: number) =>
  `${'["",{"children":'.repeat(levels)}["",{}]${'}]'.repeat(levels)}`;

describe('the state of Next’s router', () => {
  it.each([
    '["",{}]',
    '["",{"children":["__PAGE__",{}]},null,"refetch"]',
    '["",{"children":[["language","en","d",null],{"children":["(site)",{"children":["__PAGE__",{},null,null,0,"?page=2"]}]}]},null,null,16]',
    nested(19),
  ])('stays as it is: %s', (tree) => {
    for (const state of [tree, encodeURIComponent(tree)])
      expect(withoutFaulty({ rsc: '1', 'next-router-state-tree': state })).toEqual({
        rsc: '1',
        'next-router-state-tree': state,
      });
  });

  it.each([
    '',
    '[',
    '%',
    '%5B%22%22%2C',
    'null',
    '{}',
    '[]',
    '[""]',
    '["",{"children":["__PAGE__"]}]',
    '["",{"__proto__":1}]',
    '["",{},null,"again"]',
    '["",{"children":[["language","en","x",null],{}]}]',
    '["",{}], ["",{}]',
  ])('is deleted if Next cannot read it: %s', (state) => {
    expect(withoutFaulty({ rsc: '1', 'next-router-state-tree': state })).toEqual({ rsc: '1' });
  });

  // Next reads a state in a time that grows with the square of its depth. Our own look at the depth parses once.
  it.each([
    ['deleted, not read by Next, if it is too deep', 1, '1', nested(20)],
    ['deleted, not read by Next, if it has too many brackets', 1, '1', nestedLists(50)],
    ['deleted unread if it is too long', 0, '1', `["${'a'.repeat(4_000)}",{}]`],
    ['deleted unread if it is too long in escapes', 0, '1', encodeURIComponent(nested(190))],
    ['deleted unread if it is nothing but brackets', 0, '1', '['.repeat(9_000)],
    ['deleted unread in a request for a whole page', 0, undefined, '["",{}]'],
    ['deleted unread in a request with another value of RSC', 0, '1, 1', '["",{}]'],
    ['read by Next otherwise', 2, '1', '["",{}]'],
  ])('is %s', (_, timesParsed, rsc, state) => {
    const parse = vi.spyOn(JSON, 'parse');
    const isDeleted = withoutFaulty({ rsc, 'next-router-state-tree': state })[STATE] === undefined;
    expect(parse).toHaveBeenCalledTimes(timesParsed);
    expect(isDeleted).toBe(timesParsed < 2);
  });
});

it.each(['', '0', '2', '3', '1, 1', 'x'])(
  'deletes the header of a prefetch of the kind %j, which this site does not have',
  (kind) => {
    expect(withoutFaulty({ rsc: '1', 'next-router-prefetch': kind })).toEqual({ rsc: '1' });
  },
);

it('keeps the headers of a prefetch that Next’s router makes', () => {
  const headers = {
    rsc: '1',
    'next-router-prefetch': '1',
    'next-router-segment-prefetch': '/_tree',
    'next-url': '/about',
  };
  expect(withoutFaulty({ ...headers })).toEqual(headers);
});
