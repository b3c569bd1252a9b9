import { describe, expect, it } from 'vitest';
import { biographyParts } from '@/components/memorials/biography-rules';

const LEAD = 'She taught four hundred children to read.';
const LONG = 'Nomvula was the fifth of seven. '.repeat(20);

describe('the lead of a biography', () => {
  it('is its first paragraph if that is short', () => {
    expect(biographyParts(`${LEAD}\n\nMore.`)).toEqual({
      lead: LEAD,
      paragraphs: ['More.'],
      hasDropCap: false,
    });
    expect(biographyParts(LEAD)).toMatchObject({ lead: LEAD, paragraphs: [] });
  });

  it('is missing if the first paragraph has more than 160 characters', () => {
    expect(biographyParts('a'.repeat(160)).lead).not.toBeNull();
    expect(biographyParts('a'.repeat(161)).lead).toBeNull();
    expect(biographyParts('😀'.repeat(160)).lead).not.toBeNull();
    expect(biographyParts('')).toMatchObject({ lead: null });
  });
});

describe('a drop cap', () => {
  it.each([
    ['Latin', LONG],
    ['a lead before it', `${LEAD}\n\n${LONG}`],
    ['Cyrillic', 'Леся писала вірші українською. '.repeat(21)],
    ['Greek', 'Έμαθε τα παιδιά να διαβάζουν. '.repeat(21)],
  ])('starts a long text: %s', (_, text) => {
    expect(biographyParts(text).hasDropCap).toBe(true);
  });

  it.each([
    ['a short biography', LONG.slice(0, 600)],
    ['a first paragraph that ends beside the drop cap', `${LONG.slice(0, 200)}\n\n${LONG}`],
    ['Arabic', 'كانت معلمة في مدرسة القرية القديمة. '.repeat(20)],
    ['Chinese', '她在海边的小镇长大。'.repeat(80)],
    ['a quotation mark', `“${LONG}”`],
  ])('is missing for %s', (_, text) => {
    expect(biographyParts(text).hasDropCap).toBe(false);
  });
});
