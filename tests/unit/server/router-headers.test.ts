import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { deleteFaultyRouterHeaders } from '@/server/request-headers';

const withoutFaulty = (headers: IncomingHttpHeaders) => {
  deleteFaultyRouterHeaders(headers);
  return headers;
};
const nested = (levels: number) =>
  `${'["",{"children":'.repeat(levels)}["",{}]${'}]'.repeat(levels)}`;

describe('the state of Next’s router', () => {
  it.each([
    '["",{}]',
    '["",{"children":["__PAGE__",{}]},null,"refetch"]',
    '["",{"children":[["language","en","d",null],{"children":["(site)",{"children":["__PAGE__",{},null,null,0,"?page=2"]}]}]},null,null,16]',
    nested(20),
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
    nested(150),
    nested(5_000),
    '['.repeat(9_000),
  ])('is deleted if Next cannot read it: %s', (state) => {
    expect(withoutFaulty({ rsc: '1', 'next-router-state-tree': state })).toEqual({ rsc: '1' });
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
