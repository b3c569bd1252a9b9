import { describe, expect, it } from 'vitest';
import { tabAfterKey, tabOfHash } from '@/components/memorials/page/tab-rules';

describe('tabOfHash', () => {
  it.each([
    ['#about', 'about'],
    ['#family', 'family'],
    ['#career', 'career'],
    ['#gallery', 'gallery'],
    ['', 'about'],
  ])('opens for %s the tab %s', (hash, tab) => expect(tabOfHash(hash, 'gallery')).toBe(tab));

  it.each(['#send-flowers', '#tributes', '#Family', '#family%20', '#__proto__'])(
    'keeps the tab for %s, which leads elsewhere on the page',
    (hash) => expect(tabOfHash(hash, 'gallery')).toBe('gallery'),
  );
});

describe('tabAfterKey', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 3, 0],
    ['ArrowLeft', 0, 3],
    ['ArrowLeft', 2, 1],
    ['Home', 2, 0],
    ['End', 1, 3],
    ['Tab', 1, null],
    ['Enter', 1, null],
    ['a', 1, null],
  ])('moves with %s from link %i to %o', (key, at, next) =>
    expect(tabAfterKey(key, at, 4)).toBe(next),
  );
});
