import { describe, expect, it } from 'vitest';
import { derivedId } from '@/lib/platform/ids/derived-id';
import { isPublicId } from '@/lib/platform/ids/public-id';

describe('derivedId', () => {
  it('is a public id that is always the same for the same parts', () => {
    expect(isPublicId(derivedId('a', 'b'))).toBe(true);
    expect(derivedId('a', 'b')).toBe(derivedId('a', 'b'));
  });

  it.each([[['b', 'a']], [['ab']], [['a', 'b', '']], [['a,b']], [['a","b']]])(
    'differs for %j',
    (parts) => expect(derivedId(...parts)).not.toBe(derivedId('a', 'b')),
  );
});
