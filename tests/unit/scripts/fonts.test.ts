import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import decompress from 'woff2-encoder/decompress';
import { fontCoverage } from '@/lib/memorials/card/font-coverage';
import { FONT_FOLDER, FONT_SUBSETS, MARKS } from '@/scripts/fonts/font-subsets';
import { makeFontSubset } from '@/scripts/fonts/make-font-subset';
import { namesOfFont, tagsOfFont } from '@/scripts/fonts/rename-font';
import { codesIn } from '@/scripts/fonts/unicode-ranges';

/** The faces that a memorial loads: headings, text, italics and controls. */
const FACES = ['display', 'text', 'italic', 'sans'];
const BUDGETS = [
  ['in English', ['basic'], 53_000],
  ['in English and with accents', ['basic', 'latin'], 90_000],
] as const;

const WESTERN = JSON.parse(
  readFileSync('node_modules/@fontsource-variable/source-serif-4/unicode.json', 'utf8'),
).latin;

const FAMILY_NAME_ID = 1;
const LETTERS: Record<string, string> = {
  basic: 'Az„”–£€\u0329',
  latin: 'ÀÿßŒı¿',
  'latin-ext': 'ŠłřǍ',
  cyrillic: 'ЖяЇ',
  greek: 'Ωά',
  vietnamese: 'ạữĐ',
  arabic: 'فاطمةپی',
};

describe.each(FONT_SUBSETS.map((cut) => [cut.name, cut] as const))(
  'the font %s',
  (name, { family, axes }) => {
    const packed = readFileSync(`${FONT_FOLDER}/${name}.woff2`);

    it('has its axes, our name, its licence and the letters of its script', async () => {
      const font = Buffer.from(await decompress(packed));
      expect(tagsOfFont(font).includes('fvar')).toBe(typeof axes?.wght === 'object');
      const names = namesOfFont(font);
      expect(names.get(FAMILY_NAME_ID)).toBe(family);
      expect([...names].filter(([id, text]) => id !== 0 && /source|adobe/i.test(text))).toEqual([]);
      expect(names.get(0)).toMatch(/Adobe|Amiri/);
      const has = fontCoverage(font);
      const script = name.slice(name.indexOf('-') + 1);
      expect(
        [...(LETTERS[script] ?? '')].filter((letter) => !has(letter.codePointAt(0) ?? 0)),
      ).toEqual([]);
      expect(LETTERS).toHaveProperty([script]);
    });
  },
);

// Small subsets of each kind, because building all subsets takes fifteen seconds.
it.each([
  'display-latin',
  'display-greek',
  'italic-vietnamese',
  'sans-basic',
  'sans-latin',
  'display-arabic',
])('%s is what `npm run fonts` writes', async (name) => {
  const cut = FONT_SUBSETS.find((one) => one.name === name);
  if (!cut) throw new Error(`there is no font subset ${name}`);
  expect(
    Buffer.from(await makeFontSubset(cut)).equals(readFileSync(`${FONT_FOLDER}/${name}.woff2`)),
  ).toBe(true);
});

it.each(BUDGETS)('a memorial %s loads few bytes of fonts', (_, scripts, budget) => {
  const files = FACES.flatMap((face) =>
    scripts.map((script) => `${FONT_FOLDER}/${face}-${script}.woff2`),
  );
  const bytes = files.map((file) => statSync(file).size).reduce((a, b) => a + b);
  expect(bytes).toBeLessThanOrEqual(budget);
});

describe.each(FACES)('the two Latin subsets of the %s face', (face) => {
  it('contain all characters of the source, and only the combining marks twice', async () => {
    const [basic, latin] = await Promise.all([codesOf('basic'), codesOf('latin')]);
    const source = FONT_SUBSETS.find(({ name }) => name === `${face}-latin`)?.source ?? '';
    const sourceCharacters = await charactersOfFont(source);
    expect(new Set([...basic, ...latin])).toEqual(new Set(sourceCharacters));
    expect(basic.filter((code) => latin.includes(code))).toEqual(codesIn(MARKS));
  });

  const codesOf = (script: string) => charactersOfFont(`${FONT_FOLDER}/${face}-${script}.woff2`);
});

/** The characters for western Europe that a .woff2 file contains. */
async function charactersOfFont(file: string): Promise<number[]> {
  const has = fontCoverage(Buffer.from(await decompress(readFileSync(file))));
  return codesIn(WESTERN).filter(has);
}
