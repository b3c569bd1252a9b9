import { describe, expect, it } from 'vitest';
import { drawableText } from '@/lib/memorials/card/drawable-text';
import { fitLine, fitName } from '@/lib/memorials/card/fit-text';

const BOX = { width: 620, height: 290 };

const fitDrawableName = async (name: string) => fitName(await drawableText(name), BOX);

describe('a name in its box', () => {
  it.each([
    ['short', 'Ada'],
    ['unbroken', 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamten'],
    ['one extremely long word', 'x'.repeat(300)],
    ['as long as the form allows', 'Āpirana Turupa Ngata '.repeat(14)],
    ['long in Chinese', '林徽因'.repeat(100)],
    ['long in Arabic', 'محمد بن عبد الرحمن بن فيصل '.repeat(11)],
    ['long in emoji', '👨‍👩‍👧‍👦'.repeat(27)],
    ['a tower of accents', `Z${'\u0301\u0323'.repeat(149)}`],
  ])('fits if it is %s', async (_, name) => {
    const { width, height } = await fitDrawableName(name);
    expect(width).toBeGreaterThan(0);
    expect(width).toBeLessThanOrEqual(BOX.width);
    expect(height).toBeLessThanOrEqual(BOX.height);
  });

  it('is as large as possible', async () => {
    const [short, long] = await Promise.all([
      fitDrawableName('Ada'),
      fitDrawableName('Ada '.repeat(30)),
    ]);
    expect(short.height).toBeGreaterThan(55);
    expect(long.height).toBeLessThan(3 * short.height);
    expect((await fitDrawableName('Joaquim Maria Machado de Assis')).height).toBeGreaterThan(130);
  });
});

it.each([
  ['the longest motto', 'Remembered together, kept for good. '.repeat(3).padEnd(120, 'x')],
  ['a motto without spaces', 'W'.repeat(120)],
  ['a motto in Hindi', 'याद करने की एक जगह, सदा के लिए सँजोई हुई। '.repeat(3)],
])('the line below a name fits with %s', async (_, motto) => {
  const box = { width: 620, height: 170 };
  const { width, height } = await fitLine(await drawableText(motto), box);
  expect(width).toBeLessThanOrEqual(box.width);
  expect(height).toBeLessThanOrEqual(box.height);
});
