import { describe, expect, it } from 'vitest';
import { isPublicId } from '@/lib/ids/is-public-id';
import { newId, newSecretId } from '@/lib/ids/public-id';

describe('newId', () => {
  it('gives ids that are public ids, each another one', () => {
    const ids = Array.from({ length: 1000 }, newId);
    expect(ids.every(isPublicId)).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('draws every letter about as often as any other', () => {
    const letters = Array.from({ length: 10_000 }, newId).join('');
    const counts = new Map<string, number>();
    for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    const fair = letters.length / 58;
    expect(counts.size).toBe(58);
    for (const count of counts.values()) expect(Math.abs(count / fair - 1)).toBeLessThan(0.15);
  });
});

describe('newSecretId', () => {
  it('has 22 letters', () => expect(newSecretId()).toMatch(/^[1-9A-HJ-NP-Za-km-z]{22}$/));
});
