import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import {
  answerKeyOf,
  isSearchKey,
  isSharedRequest,
  requestForKey,
  sharedAddress,
  sharedAnswerKey,
} from '@/server/answers/shared-address';
import { routerHeaders } from '../../../support/router-headers';

const request = (headers: IncomingMessage['headers'], method = 'GET') =>
  ({ method, headers }) as IncomingMessage; // as: it reads only these two fields

describe('an anonymous request', () => {
  it.each([
    [{}, 'GET', true],
    [{}, 'HEAD', true],
    [{}, 'POST', false],
    [{ cookie: 'memorial-language=fr' }, 'GET', true],
    [{ cookie: 'a=b; next-auth.session-token=x' }, 'GET', false],
    [{ cookie: '__Secure-next-auth.session-token=x' }, 'GET', false],
    [{ cookie: 'memorial-guest=x' }, 'GET', false],
    [{ cookie: '__Host-memorial-guest=x' }, 'GET', false],
    [{ cookie: 'a=b;memorial-guest =x' }, 'GET', false],
    [{ authorization: 'Bearer x' }, 'GET', false],
    [{ rsc: '1' }, 'GET', false],
    [{ range: 'bytes=0-1' }, 'GET', false],
  ])('with %j and the method %s: %s', (headers, method, expected) => {
    expect(isSharedRequest(request(headers, method))).toBe(expected);
  });
});

describe('the address under which an answer is stored', () => {
  it.each([
    ['/', '/'],
    ['/?utm_source=card', '/'],
    ['/fr', '/fr'],
    ['/memorial/AbCd?x=1', '/memorial/AbCd'],
    ['/media/AbCd/800', '/media/AbCd/800'],
    ['/find-memorials', '/find-memorials'],
    ['/find-memorials?', '/find-memorials'],
    ['/find-memorials?page=1', '/find-memorials'],
    ['/find-memorials?page=20', '/find-memorials?page=20'],
    ['/ar/find-memorials?page=2', '/ar/find-memorials?page=2'],
    ['/q/AbCd', '/q/AbCd'],
    ['/api/openapi.json', '/api/openapi.json'],
  ])('for %s is %s', (target, address) => {
    expect(sharedAddress(target)).toBe(address);
    expect(sharedAddress(address)).toBe(address);
  });

  it.each([
    '/find-memorials/',
    '/find-memorials/?name=Ada',
    `/find-memorials?name=${'a'.repeat(300)}`,
    '/api/memorials/AbCd',
    '/api/memorials/AbCd/gallery',
    '/api/memorials/AbCd/gallery?page=0',
    '/api/memorials/AbCd/gallery?page=100',
    '/api/memorials/AbCd/gallery?page=2&x=1',
    '/gallery/AbCd?page=2',
    `/api/memorials?name=${'a'.repeat(300)}`,
    '/api/search/',
    '/media/AbCd/original',
    '/media/AbCd/%6Friginal',
    '/media/AbCd/800/original',
    '/memorial/%41bCd',
    '/admin',
    '/fr/profile',
    '/viewer/memorial/AbCd',
    '/a/../memorial/AbCd',
    '/about#x',
  ])('is null for %s', (target) => expect(sharedAddress(target)).toBeNull());

  it.each([
    ['/', null],
    ['/find-memorials', null],
    ['/find-memorials?name=Ada', null],
    ['/memorial/AbCd', '/memorial/AbCd'],
    ['/fr', '/fr'],
    ['/fr/find-memorials', '/fr/find-memorials'],
  ])('for %s is, for a visitor who chose a language, %s', (target, address) => {
    expect(sharedAddress(target, 'a=b; memorial-language=ar')).toBe(address);
  });

  it.each([
    '/api/memorials',
    '/api/memorials?name=mary&page=3',
    '/api/search?q=%E6%9D%8E',
    '/api/search/suggest?q=ma',
    '/api/memorials/AbCd/gallery?page=2',
    '/fr/find-memorials?name=Ada&page=2',
    '/fr/find-memorials?page=21',
    '/fr/find-memorials?page=02',
    '/fr/find-memorials?page=2&page=3',
    '/fr/find-memorials?utm_source=card',
  ])('for a search is the complete address: %s', (target) => {
    expect(sharedAddress(target)).toBe(target);
    expect(sharedAddress(target, 'memorial-language=ar')).toBe(target);
    expect(isSearchKey(answerKeyOf(target, {}))).toBe(true);
  });

  it.each([
    '/find-memorials',
    '/find-memorials?page=2',
    '/fr/find-memorials?page=20',
    '/memorial/AbCd',
    '/media/AbCd/800',
    '/api/openapi.json',
  ])('belongs to the memory of pages if it is not a search: %s', (address) => {
    expect(isSearchKey(answerKeyOf(address, { accept: 'image/avif' }))).toBe(false);
  });

  it('of a picture has two keys, one for browsers that accept AVIF', () => {
    const key = answerKeyOf('/media/AbCd/800', { accept: 'image/avif,image/webp,*/*' });
    const accepted = { accept: 'image/avif' };
    expect(requestForKey(key)).toEqual({ address: '/media/AbCd/800', accepted });
    expect(answerKeyOf('/media/AbCd/800', { accept: 'image/webp,*/*' })).toBe('/media/AbCd/800');
    expect(answerKeyOf('/media/AbCd/800', {})).toBe('/media/AbCd/800');
    expect(answerKeyOf('/about', accepted)).toBe('/about');
    expect(requestForKey('/about')).toEqual({ address: '/about', accepted: {} });
  });

  it('of a picture or a script does not exist for a part of it, so that films can be read in parts', () => {
    const headers = { range: 'bytes=0-1' };
    for (const url of ['/media/AbCd/800', '/_next/static/chunks/a.js', '/icons/bloom-512.png'])
      expect(sharedAnswerKey(Object.assign(request(headers), { url })), url).toBeNull();
    const page = Object.assign(request(headers), { url: '/memorial/a' });
    expect(sharedAnswerKey(page)).toBe('/memorial/a');
  });

  it('of a list page contains its language', () => {
    const address = '/ar/find-memorials?name=Ada';
    expect(answerKeyOf(address, { 'accept-language': 'fr', accept: 'image/avif' })).toBe(address);
    expect(requestForKey(address)).toEqual({ address, accepted: {} });
  });

  it('of a search by API has a key for each language, because a refusal is in the language of its caller', () => {
    const address = '/api/memorials?page=0';
    const [fr, none] = [
      answerKeyOf(address, { 'accept-language': 'fr-CA, en;q=0.5' }),
      answerKeyOf(address, {}),
    ];
    expect(requestForKey(fr)).toEqual({ address, accepted: { 'accept-language': 'fr' } });
    expect(requestForKey(none)).toEqual({ address, accepted: { 'accept-language': 'en' } });
    expect(answerKeyOf(address, { 'accept-language': 'tlh' })).toBe(none);
    const gallery = answerKeyOf('/api/memorials/AbCd/gallery?page=2', { 'accept-language': 'fr' });
    expect(requestForKey(gallery).accepted).toEqual({ 'accept-language': 'fr' });
  });
});

describe('the key of a request from Next’s router', () => {
  const router = (url: string, headers: IncomingMessage['headers'] = {}, method = 'GET') =>
    sharedAnswerKey({
      method,
      url,
      headers: { ...routerHeaders(), ...headers },
    } as IncomingMessage); // as: it reads only these

  it.each([
    ['/', '/ rsc'],
    ['/fr/about?_rsc=1', '/fr/about rsc'],
    ['/memorial/AbCd?utm_source=card&_rsc=1', '/memorial/AbCd rsc'],
    ['/find-memorials?_rsc=1', '/find-memorials rsc'],
    ['/find-memorials?page=3&_rsc=1', '/find-memorials?page=3 rsc'],
    ['/find-memorials?name=Ada&_rsc=1', '/find-memorials?name=Ada rsc'],
    ['/find-memorials?name=King+Jr.&_rsc=1', '/find-memorials?name=King+Jr. rsc'],
  ])('for %s is %s', (url, key) => {
    expect(router(url)).toBe(key);
    expect(isSearchKey(key)).toBe(key.includes('name='));
    expect(requestForKey(key).address).toBe(key.split(' ')[0]);
    expect(requestForKey(key).accepted.rsc).toBe('1');
  });

  it.each([
    '/fr/find-memorials?page=2',
    '/find-memorials?page=1',
    '/media/AbCd/800',
    '/q/AbCd',
    '/_next/static/chunks/a.js',
    '/icons/bloom-192.png',
    '/memorial/AbCd/preview.jpg',
    '/sitemaps/1',
    '/feed.xml',
    '/api/memorials',
    '/api/openapi.json',
    '/profile',
    `/find-memorials?name=${'a'.repeat(300)}`,
  ])('is null for %s', (url) => expect(router(url)).toBeNull());

  it('is null for members, guests and prefetches', () => {
    for (const headers of [
      { cookie: 'next-auth.session-token=x' },
      { cookie: 'memorial-guest=x' },
      { authorization: 'Bearer x' },
      { range: 'bytes=0-1' },
      { 'next-router-prefetch': '1' },
    ])
      expect(router('/about', headers), JSON.stringify(headers)).toBeNull();
    expect(router('/about', {}, 'HEAD')).toBeNull();
    expect(router('/find-memorials', { cookie: 'memorial-language=ar' })).toBeNull();
    expect(router('/', { cookie: 'memorial-language=ar' })).toBeNull();
  });
});
