import { describe, expect, it } from 'vitest';
import { demoPeople } from '@/prisma/demo/people';

const tributes = demoPeople.flatMap((person) =>
  person.tributes.map((tribute) => ({ person, tribute })),
);

describe('tributes of demoPeople', () => {
  it('are whole amounts between one and five hundred dollars', () => {
    for (const { tribute } of tributes) {
      expect(tribute.amountMinor % 100).toBe(0);
      expect(tribute.amountMinor).toBeGreaterThanOrEqual(100);
      expect(tribute.amountMinor).toBeLessThanOrEqual(50_000);
    }
  });

  it('have a sender and a message that fits', () => {
    for (const { tribute } of tributes) {
      expect(tribute.senderName.trim()).not.toBe('');
      expect((tribute.message ?? '').length).toBeLessThanOrEqual(500);
    }
  });

  it('are newer than their memorial', () => {
    for (const { person, tribute } of tributes) {
      expect(new Date(tribute.createdAt).getTime()).toBeGreaterThan(Date.parse(person.createdAt));
    }
  });

  it('are missing if flowers are switched off', () => {
    const withoutFlowers = demoPeople.filter((person) => !person.enableDigitalFlowers);
    expect(withoutFlowers.length).toBeGreaterThan(0);
    expect(withoutFlowers.every((person) => person.tributes.length === 0)).toBe(true);
  });

  it('include anonymous ones', () => {
    expect(tributes.some(({ tribute }) => tribute.isAnonymous)).toBe(true);
  });
});
