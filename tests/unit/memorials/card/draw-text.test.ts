import { describe, expect, it } from 'vitest';
import { drawText } from '@/lib/memorials/card/draw-text';
import { drawableText } from '@/lib/memorials/card/drawable-text';
import { NAMES } from './names';

const draw = async (text: string) =>
  drawText(await drawableText(text), { size: 60, colour: 'ink' });

describe('the text of a card', () => {
  it('has the requested size and weight', async () => {
    const regular = await draw('Perennial');
    const medium = await drawText('Perennial', { size: 60, colour: 'ink', weight: 'Medium' });
    expect(medium.width).toBeGreaterThan(regular.width);
    expect((await drawText('Perennial', { size: 30, colour: 'ink' })).height).toBeLessThan(
      regular.height * 0.6,
    );
  });

  it.each(Object.entries(NAMES))('draws different letters differently: %s', async (_, name) => {
    const letters = [...new Set(name.replace(/[\p{Lm}\p{M}\p{C}\s,]/gu, ''))].slice(0, 4);
    const drawn = await Promise.all(letters.map(draw));
    const looks = new Set(drawn.map(({ data }) => data.toString('base64')));
    expect(looks.size).toBe(letters.length);
    for (const { data } of drawn) expect(data.some((value) => value > 0)).toBe(true);
  });

  it('joins Arabic letters', async () => {
    const unjoined = [...'سسس'].join('\u200c');
    expect((await draw('سسس')).width).toBeLessThan((await draw(unjoined)).width * 0.8);
  });

  it('joins a conjunct of Devanagari', async () => {
    expect((await draw('त्र')).width).toBeLessThan((await draw('तर')).width);
  });

  it('draws an emoji sequence as one emoji', async () => {
    expect((await draw('👨‍👩‍👧‍👦')).width).toBeLessThan((await draw('👨👩👧👦')).width / 2);
  });

  it('runs from right to left in Hebrew', async () => {
    const { data, width } = await draw('ששש ייי'); // the letters with more ink come first
    expect(inkOf(data, width, 'right')).toBeGreaterThan(inkOf(data, width, 'left'));
    const latin = await draw('MMM iii');
    expect(inkOf(latin.data, latin.width, 'left')).toBeGreaterThan(
      inkOf(latin.data, latin.width, 'right'),
    );
  });

  it('treats markup as text', async () => {
    const [plain, marked] = await Promise.all([draw('A'), draw('<span font="200">A</span>')]);
    expect(marked.width).toBeGreaterThan(plain.width * 10);
    expect(marked.height).toBeLessThan(plain.height * 2);
    await expect(draw('Tom & <b>Jerry &amp; </span>')).resolves.toBeDefined();
  });
});

function inkOf(data: Buffer, width: number, side: 'left' | 'right'): number {
  let sum = 0;
  for (let at = 3; at < data.length; at += 4) {
    const isLeft = ((at - 3) / 4) % width < width / 2;
    if (isLeft === (side === 'left')) sum += data[at] ?? 0;
  }
  return sum;
}
