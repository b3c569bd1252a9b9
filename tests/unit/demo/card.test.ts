import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { botanicalCard } from '@/prisma/demo/card/botanical-card';
import { renderCard } from '@/prisma/demo/card/render';
import { CARD_SIZE } from '@/prisma/demo/card/sheet';
import { silhouette } from '@/prisma/demo/card/silhouette';
import { demoPeople } from '@/prisma/demo/people';

const seeds = demoPeople.flatMap(({ gallery }) => (gallery ?? []).map(({ seed }) => seed));

describe('botanicalCard', () => {
  it('draws the same card for the same seed, and different cards for different seeds', () => {
    const cards = seeds.map(botanicalCard);
    expect(seeds.map(botanicalCard)).toEqual(cards);
    expect(new Set(cards).size).toBe(seeds.length);
  });
});

describe.each([...seeds.map(botanicalCard), silhouette()])('a drawing of the demo', (drawing) => {
  it('uses no fonts and no external files, and has no broken numbers', () => {
    expect(drawing).not.toMatch(/<text|font-family|<image|href=|NaN|undefined|Infinity/);
  });
});

describe('renderCard', () => {
  it.each([botanicalCard('a'), silhouette()])(
    'returns a JPEG of 1200 by 1500 pixels',
    async (drawing) => {
      const { format, width, height } = await sharp(await renderCard(drawing)).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', ...CARD_SIZE });
    },
  );
});
