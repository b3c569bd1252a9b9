import { describe, expect, it } from 'vitest';
import {
  hasHiddenLetters,
  hasMixedScripts,
  hasSpelledOutWords,
  joinSpelledOutWords,
} from '@/lib/condolences/disguise-rules';
import { foldText, readDigitsAsLetters, readSymbolsAsLetters } from '@/lib/condolences/fold-rules';
import { hasHandle } from '@/lib/condolences/handle-rules';
import { isNoise, isShouting } from '@/lib/condolences/noise-rules';

describe('foldText', () => {
  it.each([
    ['Ｗａｔｃｈ', 'watch'],
    ['ⓒⓐⓛⓛ', 'call'],
    ['🅦🅐🅣🅒🅗', 'watch'],
    ['🇷🇴🇹', 'rot'],
    ['r̶o̶t̶', 'rot'],
    ['Étude', 'etude'],
    ['Straße', 'strasse'],
    ['fun\u200beral', 'funeral'],
    ['pауpаl', 'paypal'],
    ['Ανna', 'avna'],
    ['Привет', 'привет'],
    ['مـحـمّد', 'محمد'],
    ['שָׁלוֹם', 'שלום'],
    ['١٢३४５', '12345'],
    ['5️⃣', '5'],
    ['ㅋㅋ', 'ㅋㅋ'],
    ['अंतिम', 'अंतिम'],
  ])('turns %s into %s', (text, folded) => expect(foldText(text)).toBe(folded));

  it('reads digits and symbols as letters', () => {
    expect(readDigitsAsLetters('he11')).toEqual(['hell', 'heii']);
    expect(readDigitsAsLetters('r0t')).toEqual(['rot']);
    expect(readDigitsAsLetters('1984')).toEqual([]);
    expect(readSymbolsAsLetters('b!tch, c@rd!')).toBe('bitch, card!');
  });
});

describe('hasHiddenLetters', () => {
  it.each([
    'fun\u200beral',
    'call \u202e555\u202c',
    '🅦🅐🅣🅒🅗',
    '🇷 🇴 🇹 ',
    'r̶o̶t̶',
    'eht tsrow nam dna uoy',
    'wAtCh tHiS sErViCe',
  ])('finds hidden letters in %j', (text) => expect(hasHiddenLetters(text)).toBe(true));

  it.each([
    '👨‍👩‍👧‍👦 🇿🇦 🇿🇦',
    'श्रद्धांजलि क्‍ष',
    'McDonald and MacLeod and DeVries',
    '\u200fשלום\u200f',
    'café',
  ])('finds no hidden letters in %j', (text) => expect(hasHiddenLetters(text)).toBe(false));
});

it.each([
  ['fаmily', true],
  ['Αnna', true],
  ['ㅋr톡', true],
  ['IT-отдел KBS에서 TVमें', false],
  ['ㅋㅋㅋ haha', false],
])('detects mixed scripts in %s: %s', (text, mixed) => expect(hasMixedScripts(text)).toBe(mixed));

it.each([
  ['w a t c h  t h e  wake', false],
  ['w a t c h   t h i s', true],
  ['h-e d-e-s-e-r-v-e-d i-t', true],
  ['지!옥!가!라', true],
  ['M-O-T-H-E-R', false],
  ['ת.נ.צ.ב.ה.', false],
  ['R.I.P., D. E. P., q.e.p.d.', false],
  ['我 们 想 念 你 一 路 走 好', false],
])('detects spelled-out words in %s: %s', (text, spelled) =>
  expect(hasSpelledOutWords(text)).toBe(spelled),
);

it('joins letters that were written one by one', () => {
  expect(joinSpelledOutWords('r o t  i n  h e l l, W.h.a.t.s.a.p.p')).toContain('rot in hell');
});

it.each([
  ['WHY DID NOBODY TELL ME THAT HE WAS SO ILL, NOBODY TOLD ME', true],
  ['SHAME ON YOU!!!!!!!!!!', true],
  ['HAPPY BIRTHDAY MUM!!!', false],
  ['REST IN PEACE', false],
  ['FIRST!!!11!!', true],
  ['So sad!!! So so sad!!!', false],
])('detects shouting in %s: %s', (text, shouting) => expect(isShouting(text)).toBe(shouting));

it.each([
  ['aaaaaaaaaaaaaaaaaaaa', true],
  ['lollollollollollollollol', true],
  ['ㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋ', true],
  ['🎉'.repeat(20), true],
  ['????!!!!', true],
  ['qwertyuiop', true],
  ['йцукенг', true],
  ['Nooooooo', false],
  ['❤️🙏🕊️', false],
  ['hahaha you would laugh', false],
  ['Gone..............but not forgotten', false],
  ['property and liberty', false],
])('detects noise in %s: %s', (text, noise) => expect(isNoise(text)).toBe(noise));

it.each([
  ['find me, @ann.b', true],
  ['ann_b_77', true],
  ['insta: annb77', true],
  ['ann.of.the.hill00', true],
  ['see you @ 7', false],
  ['12.03.1940', false],
  ['________', false],
  ['J.R.R. Tolkien', false],
])('detects the name of an account in %s: %s', (text, handle) =>
  expect(hasHandle(text)).toBe(handle),
);
