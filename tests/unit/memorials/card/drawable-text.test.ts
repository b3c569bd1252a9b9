import { describe, expect, it } from 'vitest';
import { drawableText } from '@/lib/memorials/card/drawable-text';
import { NAMES } from './names';

describe('drawableText', () => {
  it.each(Object.entries(NAMES))('keeps every letter of a name: %s', async (_, name) => {
    expect(await drawableText(name)).toBe(name.normalize('NFC'));
  });

  it.each([
    ['letters that no font has', 'Ra 𓀀 Mes', 'Ra Mes'],
    ['a name without any known letter', '𓀀𓀁', ''],
    ['characters that reverse the text', 'Ada\u202e Moss\u2066', 'Ada Moss'],
    ['control characters', 'Ada\u0007 Moss\u0001', 'Ada Moss'],
    ['half of a character', 'Ada \ud83c Moss', 'Ada \ufffd Moss'],
  ])('leaves out or replaces %s', async (_, name, drawable) => {
    expect(await drawableText(name)).toBe(drawable);
  });

  it('puts a name on one line', async () => {
    expect(await drawableText(' Ada\n\t Moss ')).toBe('Ada Moss');
  });
});
