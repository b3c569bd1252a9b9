/** The texts in short.tsv are by the author of the lists; they show what the lists are for, not how well they do. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isInsult, MAX_SHORT_WORDS } from '@/lib/condolences/insult-rules';
import { screen } from '@/lib/condolences/screen';
import { screeningLists } from '@/lib/condolences/screening-lists';

const LANGUAGES = ['af', 'ar', 'en', 'es', 'fr', 'he', 'hi', 'pt', 'sw', 'zh', 'zu'];
const TEXTS = readFileSync('tests/data/condolences/short.tsv', 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'));

const textsOf = (kind: 'insult' | 'tender', language: string) =>
  TEXTS.filter(([textKind, textLanguage]) => textKind === kind && textLanguage === language).map(
    ([, , text = '']) => text,
  );

const NOTHING_KNOWN = {
  isLikeRefused: false,
  seenOnOtherMemorials: 0,
  hasPicture: false,
  isYoung: false,
  isStorm: false,
};

const isHeld = (message: string, authorName: string) =>
  screen({ message, authorName }, NOTHING_KNOWN).verdict === 'hold';

it.each(LANGUAGES)('holds insults in the words and in the name (%s)', (language) => {
  const insults = textsOf('insult', language);
  expect(insults.length).toBeGreaterThan(30);
  expect(insults.filter((text) => !isHeld(text, 'Ada'))).toEqual([]);
  expect(insults.filter((text) => !isHeld('Rest in peace.', text))).toEqual([]);
});

it.each(LANGUAGES)('passes what mourners write as briefly (%s)', (language) => {
  const tender = textsOf('tender', language);
  expect(tender.length).toBeGreaterThan(30);
  expect(tender.filter((text) => isHeld(text, 'Ada'))).toEqual([]);
  expect(tender.filter((text) => isHeld('Rest in peace.', text))).toEqual([]);
});

const hasInsult = (text: string) => isInsult(text, screeningLists().insults);

it.each([
  'f*ck you',
  'F**k you',
  'f*** you',
  'fu(k you',
  'fuuuck you',
  'FUCKYOU',
  'fuckyou123',
  'f u c k  y o u',
  'f.u.c.k you',
  'fu.ck you',
  'f-ck off',
  'wh0re',
  'w h o r e',
  'whooore',
  'wh*re',
  'wh_re',
  'whore69',
  '$lut',
  'b!tch',
  'B1TCH',
  'bi+ch',
  'c*nt',
  'c u n t',
  'n1gg3r',
  'nigggger',
  'ｗｈｏｒｅ',
  'whоre',
  'púta',
  'Maricon',
  'p0es',
  'p*es',
  'c0nnard',
  'con-nard',
  'ma*darchod',
  'ش ر م و ط ة',
  'שר.מוטה',
  '🖕',
  '🖕🏿🖕🏿',
  'whore whore whore whore whore whore whore',
  'Liar 😂',
])('recognises %s', (text) => expect(hasInsult(text)).toBe(true));

it('leaves longer texts to the other rules', () => {
  const words = 'They called her a whore and she laughed'.split(' ');
  expect(hasInsult(words.slice(0, MAX_SHORT_WORDS).join(' '))).toBe(true);
  expect(hasInsult(words.join(' '))).toBe(false);
});

it('takes a name beside a longer message for a nickname', () => {
  const message = 'He taught me to swim and to swear, and I will miss both of them every summer.';
  expect(isHeld(message, 'The old bastard')).toBe(false);
  expect(isHeld('Rest in peace.', 'The old bastard')).toBe(true);
});
