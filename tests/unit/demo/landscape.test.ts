import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { renderCard } from '@/prisma/demo/card/render';
import { COVER_SIZE, landscape } from '@/prisma/demo/cover/landscape';
import { SCENES, type SceneName } from '@/prisma/demo/cover/scenes';
import { demoPeople } from '@/prisma/demo/people';

const NAMES = Object.keys(SCENES) as SceneName[]; // as: the object's own keys

describe('landscape', () => {
  it('has six scenes, each for a different person', () => {
    const covers = demoPeople.flatMap(({ cover }) => cover ?? []);
    expect(covers.toSorted()).toEqual(NAMES.toSorted());
    expect(NAMES).toHaveLength(6);
  });

  it.each(NAMES)('draws %s the same each time, without text and broken numbers', (name) => {
    expect(landscape(name)).toBe(landscape(name));
    expect(landscape(name)).not.toMatch(/<text|<image|href=|NaN|undefined|Infinity/);
  });

  it('is rendered as a JPEG like an upload', async () => {
    const { format, width, height } = await sharp(await renderCard(landscape('fjord'))).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', ...COVER_SIZE });
  });
});
