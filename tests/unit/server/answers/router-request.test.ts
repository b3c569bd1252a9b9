import { describe, expect, it } from 'vitest';
import {
  headersForRouter,
  isRouterNavigation,
  languageOfLayout,
  withoutRscParam,
} from '@/server/answers/router-request';
import { routerHeaders } from '../../../support/router-headers';

const treeOf = (tree: unknown) => ({
  'next-router-state-tree': encodeURIComponent(JSON.stringify(tree)),
});

describe('a request of Next’s router', () => {
  it.each([
    [{ rsc: '1' }, 'GET', true],
    [{ rsc: '1' }, 'HEAD', false],
    [{ rsc: '1', 'next-router-prefetch': '1' }, 'GET', false],
    [{ rsc: '1', 'next-router-segment-prefetch': '/_tree' }, 'GET', false],
    [{ rsc: '2' }, 'GET', false],
    [{}, 'GET', false],
  ])('with %j and the method %s is a navigation: %s', (headers, method, expected) => {
    expect(isRouterNavigation({ method, headers })).toBe(expected);
  });

  it.each([
    ['/about?_rsc=1x2y', '/about'],
    ['/find-memorials?page=2&_rsc=1x2y', '/find-memorials?page=2'],
    ['/find-memorials?name=_rsc&_rsc=', '/find-memorials?name=_rsc'],
    ['/find-memorials?_rsc=1&page=2', '/find-memorials?_rsc=1&page=2'],
    ['/find-memorials?my_rsc=1', '/find-memorials?my_rsc=1'],
    ['/find-memorials?name=a?_rsc=b&_rsc=1', '/find-memorials?name=a?_rsc=b'],
    ['/about', '/about'],
  ])('for %s requests %s', (target, nextTarget) =>
    expect(withoutRscParam(target)).toBe(nextTarget),
  );
});

describe('the layout that the router already has', () => {
  it.each([
    ['en', routerHeaders()],
    ['ar', routerHeaders('ar', { page: 'about' })],
    ['en', treeOf(['', { children: [['language', 'en', 'd'], { children: ['', {}] }] }])],
    // Everything inside the layout is sent again anyway.
    [
      'en',
      treeOf([
        '',
        { children: [['language', 'en', 'd', ['api']], { children: ['', {}, null, 'refetch'] }] },
      ]),
    ],
  ])('is the layout in the language %s', (language, headers) =>
    expect(languageOfLayout(headers)).toBe(language),
  );

  it.each([
    ['the router sends no state', {}],
    ['the router requests all of it again', routerHeaders('en', { again: 'refetch' })],
    [
      'the router requests only the head of the page',
      routerHeaders('en', { again: 'metadata-only' }),
    ],
    [
      'the router requests only what is inside the layout',
      routerHeaders('en', { again: 'inside-shared-layout' }),
    ],
    [
      'the router requests the layout again',
      treeOf([
        '',
        { children: [['language', 'en', 'd', null], { children: ['', {}] }, null, 'refetch'] },
      ]),
    ],
    ['the router is in another part of the site', treeOf(['', { children: ['admin', {}] }])],
    ['the router is at the root', treeOf([''])],
    ['the router sends invalid text', { 'next-router-state-tree': 'nonsense' }],
    ['the router sends an incomplete escape', { 'next-router-state-tree': '%5B%2' }],
    ['the router sends only brackets', { 'next-router-state-tree': '['.repeat(16_000) }],
  ])('is unknown if %s', (_, headers) => expect(languageOfLayout(headers)).toBeUndefined());

  it('is named in the request to Next, which then leaves it out of its answer', () => {
    expect(headersForRouter(null)).toEqual({ rsc: '1' });
    expect(languageOfLayout(headersForRouter('ar'))).toBe('ar');
  });
});
