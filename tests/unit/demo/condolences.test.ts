import { describe, expect, it } from 'vitest';
import { MESSAGE_MAX, NAME_MAX } from '@/lib/condolences/rules';
import { screen } from '@/lib/condolences/screen';
import { demoPeople } from '@/prisma/demo/people';

const condolences = demoPeople.flatMap((person) =>
  (person.condolences ?? []).map((condolence) => ({ person, condolence })),
);
const NOTHING_KNOWN = {
  isLikeRefused: false,
  seenOnOtherMemorials: 0,
  hasPicture: false,
  isYoung: false,
  isStorm: false,
};

describe('condolences of demoPeople', () => {
  it('are some, on the page and waiting', () => {
    expect(condolences.some(({ condolence }) => condolence.isWaiting)).toBe(true);
    expect(condolences.some(({ condolence }) => !condolence.isWaiting)).toBe(true);
  });

  it('are one for the family alone, which is published', () => {
    const kept = condolences.filter(({ condolence }) => condolence.audience === 'family');
    expect(kept.map(({ condolence }) => condolence.isWaiting)).toEqual([undefined]);
  });

  it('have pictures, which are on the page', () => {
    const withOne = condolences.filter(({ condolence }) => condolence.picture);
    expect(withOne.length).toBeGreaterThan(0);
    for (const { condolence } of withOne) expect(condolence.isWaiting).toBeUndefined();
  });

  it.each(condolences)('by $condolence.authorName pass the rules, and fit', ({ condolence }) => {
    expect(screen(condolence, NOTHING_KNOWN)).toEqual({ verdict: 'pass', signals: [] });
    expect(condolence.message.length).toBeLessThanOrEqual(MESSAGE_MAX);
    expect(condolence.authorName.length).toBeLessThanOrEqual(NAME_MAX);
  });

  it('came after the memorial was made', () => {
    for (const { person, condolence } of condolences)
      expect(Date.parse(condolence.createdAt)).toBeGreaterThan(Date.parse(person.createdAt));
  });
});
