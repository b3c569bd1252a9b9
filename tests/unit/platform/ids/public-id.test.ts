import { describe, expect, it } from 'vitest';
import { isPublicId, newId, newSecretId } from '@/lib/platform/ids/public-id';

describe('newId', () => {
  it('returns a different public id each time', () => {
    const ids = Array.from({ length: 1000 }, newId);
    expect(ids.every(isPublicId)).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('uses every character about equally often', () => {
    const letters = Array.from({ length: 10_000 }, newId).join('');
    const counts = new Map<string, number>();
    for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    const fair = letters.length / 58;
    expect(counts.size).toBe(58);
    for (const count of counts.values()) expect(Math.abs(count / fair - 1)).toBeLessThan(0.15);
  });
});

describe('newSecretId', () => {
  it('has 22 characters', () => expect(newSecretId()).toMatch(/^[1-9A-HJ-NP-Za-km-z]{22}$/));
});
