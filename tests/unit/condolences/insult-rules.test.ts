/** The rules of the list of insults, and that each line of the lists works. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  findInsult,
  type InsultWords,
  MAX_SHORT_WORDS,
  readInsults,
} from '@/lib/condolences/insult-rules';
import { screen } from '@/lib/condolences/screen';
import { screeningLists } from '@/lib/condolences/screening-lists';
import { NOTHING_KNOWN } from './screened-texts';

const FILES = globSync('lib/condolences/screening/insults/*.json');
const wordsIn = (file: string): InsultWords => JSON.parse(readFileSync(file, 'utf8'));

const insultIn = (text: string, isName = false) =>
  findInsult(text, screeningLists().insults, isName);

describe.each(FILES)('%s', (file) => {
  const { anywhere, inside, alone, harmless } = wordsIn(file);

  it('holds each insult, and passes each harmless phrase', () => {
    const listed = [...anywhere, ...inside.map((part) => `Mr${part}`), ...alone];
    expect(listed.filter((text) => insultIn(text) === undefined)).toEqual([]);
    expect(harmless.filter((text) => insultIn(text) !== undefined)).toEqual([]);
  });

  it('has no word twice', () => {
    for (const list of Object.values(wordsIn(file)) as string[][])
      expect(list.filter((text, at) => list.indexOf(text) < at)).toEqual([]);
  });
});

it.each([
  'f*ck you',
  'F**k you',
  'f*** you',
  'fu(k you',
  'fuuuck you',
  'FUCKYOU',
  'fuckyou123',
  'f u c k  y o u',
  'f u c k y o u',
  'f.u.c.k you',
  'fu.ck you',
  'f-ck off',
  'wh0re',
  'w h o r e',
  'wh ore',
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
  'ᴡʜᴏʀᴇ',
  'ƒuck you',
  'whоre',
  'púta',
  'Maricon',
  'p0es',
  'p*es',
  'c0nnard',
  'con-nard',
  'hijodeputa',
  'ma*darchod',
  'ش ر م و ط ة',
  'שר.מוטה',
  '🖕',
  '🖕🏿🖕🏿',
  'whore whore whore whore whore whore whore',
  'Liar 😂',
])('recognises %s', (text) => expect(insultIn(text)).toBeDefined());

it.each(['. ', '.', '- ', '😂 ', '7 '])('is not misled by padding with %j', (sign) => {
  const padding = sign.repeat(201);
  expect(insultIn(`${padding}whore`)).toBe('anywhere');
  expect(insultIn(`${padding} Jou poes ${padding}`)).toBe('anywhere');
  expect(insultIn(`Liar ${padding}`)).toBe('alone');
});

it('leaves longer texts to the other rules', () => {
  const words = 'They called her a whore and she laughed'.split(' ');
  expect(insultIn(words.slice(0, MAX_SHORT_WORDS).join(' '))).toBe('anywhere');
  expect(insultIn(words.join(' '))).toBeUndefined();
});

it('takes three letters in a name, or with dots, for initials', () => {
  expect(insultIn('kys')).toBe('anywhere');
  expect(insultIn('KYS', true)).toBeUndefined();
  expect(insultIn('K.Y.S.')).toBeUndefined();
});

describe('an insult of several words', () => {
  const own = (text: string) =>
    findInsult(
      text,
      readInsults([
        {
          anywhere: ['hated you', 'poes', 'go die', 'son of a bitch', 'pédé'],
          inside: [],
          alone: ['liar'],
          beside: ['old', 'you'],
          harmless: ['liar liar'],
          notAfter: ['never'],
          notBefore: ['more'],
        },
      ]),
    );

  it('does not count after a denial or before a comparison', () => {
    expect(own('We hated you')).toBe('anywhere');
    expect(own('I never hated you')).toBeUndefined();
    expect(own('Nobody hated you more')).toBeUndefined();
    expect(own('Never a poes more')).toBe('anywhere');
  });

  it('is found written as one if it has three words', () => {
    expect(own('sonofabitch')).toBe('anywhere');
    expect(own('Godie')).toBeUndefined();
    expect(own('g o d i e')).toBe('anywhere');
  });

  it('of `alone` counts only if the text says nothing else', () => {
    expect(own('You old liar!')).toBe('alone');
    expect(own('You old liar, I miss you')).toBeUndefined();
    expect(own('Liar, liar')).toBeUndefined();
  });

  it('with an accent is not the word without', () => {
    expect(own('Pédé')).toBe('anywhere');
    expect(own('Pede por nós')).toBeUndefined();
  });
});

it('throws if a phrase has no word, or too many for a short text', () => {
  const read = (phrase: string) =>
    readInsults([
      {
        anywhere: [phrase],
        inside: [],
        alone: [],
        beside: [],
        harmless: [],
        notAfter: [],
        notBefore: [],
      },
    ]);
  expect(() => read('!')).toThrow('no word');
  expect(() => read('go to hell and stay there')).toThrow('too many');
});

it('takes only a rude name beside a longer message for a nickname', () => {
  const message = 'He taught me to swim and to swear, and I will miss both of them every summer.';
  const isHeld = (authorName: string, text: string) =>
    screen({ message: text, authorName }, NOTHING_KNOWN).verdict === 'hold';
  expect(isHeld('The old bastard', message)).toBe(false);
  expect(isHeld('The old bastard', 'Rest in peace.')).toBe(true);
  for (const name of ['Dead whore', 'Dirty kaffir']) expect(isHeld(name, message)).toBe(true);
});

it('takes only a rude name without a message for a surname', () => {
  const isHeld = (name: string) =>
    screen({ message: name, authorName: name, isNameOnly: true }, NOTHING_KNOWN).verdict === 'hold';
  expect(isHeld('Lafaard')).toBe(false);
  expect(isHeld('Dead whore')).toBe(true);
});
