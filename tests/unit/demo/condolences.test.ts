import { describe, expect, it } from 'vitest';
import { MAX_AUTHOR_NAME_LENGTH, MAX_CONDOLENCE_LENGTH } from '@/lib/condolences/rules';
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
  it('include published and waiting ones', () => {
    expect(condolences.some(({ condolence }) => condolence.isWaiting)).toBe(true);
    expect(condolences.some(({ condolence }) => !condolence.isWaiting)).toBe(true);
  });

  it('include one published for the family only', () => {
    const familyOnly = condolences.filter(({ condolence }) => condolence.audience === 'family');
    expect(familyOnly.map(({ condolence }) => condolence.isWaiting)).toEqual([undefined]);
  });

  it('include published ones with pictures', () => {
    const withPicture = condolences.filter(({ condolence }) => condolence.picture);
    expect(withPicture.length).toBeGreaterThan(0);
    for (const { condolence } of withPicture) expect(condolence.isWaiting).toBeUndefined();
  });

  it.each(condolences)(
    'by $condolence.authorName pass the rules and are not too long',
    ({ condolence }) => {
      expect(screen(condolence, NOTHING_KNOWN)).toEqual({ verdict: 'pass', signals: [] });
      expect(condolence.message.length).toBeLessThanOrEqual(MAX_CONDOLENCE_LENGTH);
      expect(condolence.authorName.length).toBeLessThanOrEqual(MAX_AUTHOR_NAME_LENGTH);
    },
  );

  it('are newer than their memorial', () => {
    for (const { person, condolence } of condolences)
      expect(Date.parse(condolence.createdAt)).toBeGreaterThan(Date.parse(person.createdAt));
  });
});
