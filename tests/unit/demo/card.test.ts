import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { botanicalCard, CARD_SIZE } from '@/prisma/demo/card/botanical-card';
import { renderCard } from '@/prisma/demo/card/render';
import { demoPeople } from '@/prisma/demo/people';

describe('botanicalCard', () => {
  it('draws the same card for the same seed', () => {
    const card = () => botanicalCard({ initials: 'AL', seed: 'ada-lovelace' });
    expect(card()).toBe(card());
  });

  it('draws a different card for every person, even with the same initials', () => {
    const cards = demoPeople.map(({ slug }) => botanicalCard({ initials: 'AL', seed: slug }));
    expect(new Set(cards).size).toBe(demoPeople.length);
  });

  it('needs no font and nothing from elsewhere', () => {
    const card = botanicalCard({ initials: 'AL', seed: 'ada-lovelace' });
    expect(card).not.toMatch(/<text|font-family|<image|href=/);
  });

  it('leaves accents off, and lets the flowers speak where there are no Latin letters', () => {
    const card = (initials: string) => botanicalCard({ initials, seed: 'x' });
    expect(card('Ān')).toBe(card('AN'));
    expect(card('林')).toBe(card('花'));
    expect(card('林')).not.toBe(card('L'));
  });

  it('is framed without letters only: an arch would cut the frame', () => {
    const lines = (initials: string) =>
      botanicalCard({ initials, seed: 'x' }).match(/<rect [^>]*fill="none"/g)?.length ?? 0;
    expect(lines('')).toBe(2);
    expect(lines('AL')).toBe(0);
  });

  it('has no broken numbers', () => {
    for (const { initials = '', slug } of demoPeople) {
      expect(botanicalCard({ initials, seed: slug })).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});

describe('renderCard', () => {
  it('gives a JPEG of 1200 by 1500', async () => {
    const jpeg = await renderCard(botanicalCard({ initials: 'AL', seed: 'ada-lovelace' }));
    const { format, width, height } = await sharp(jpeg).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', ...CARD_SIZE });
  });
});
