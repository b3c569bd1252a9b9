import { describe, expect, it } from 'vitest';
import { foldPassword } from '@/lib/access/password-rules';
import { accessInput } from '@/lib/access/schema';

describe('a family password', () => {
  it.each([
    ['Our Dog  Bruno', 'ourdogbruno'],
    ['  OURDOGBRUNO\t', 'ourdogbruno'],
    ['Émile Zoë', 'emilezoe'],
    ['ｒｏｓｅｓ', 'roses'], // full width
    ['ＡＢＣ\u00a0１', 'abc1'],
    ['مُحَمَّد', 'محمد'],
    ['שָׁלוֹם', 'שלום'],
    ['राम सीता', 'रामसीता'], // vowel signs are letters
    ['我的爸爸', '我的爸爸'],
  ])('treats %j as %j', (typed, folded) => {
    expect(foldPassword(typed)).toBe(folded);
    expect(foldPassword(folded)).toBe(folded);
  });

  it.each(['abcd', 'a b c d', ' '.repeat(9), 'x'.repeat(73)])(
    'refuses %j, or treats it as no password if it is blank',
    (password) => {
      const parsed = accessInput.safeParse({ password });
      expect(parsed.success).toBe(password.trim() === '');
    },
  );

  it.each(['abcde', 'x'.repeat(72)])('accepts %j', (password) => {
    expect(accessInput.parse({ password }).password).toBe(password);
  });
});
