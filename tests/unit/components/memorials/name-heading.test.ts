import { describe, expect, it } from 'vitest';
import { nameHeadingAttributes } from '@/components/memorials/name-heading-rules';

describe('the size of a name', () => {
  it.each([
    ['', undefined],
    ['Ada Lovelace', undefined],
    ['Nomvula Grace Dlamini-Zulu', 1],
    ['Nomvula Grace Dlaminikazi', 1],
    ['Nomvula Grace Dlaminikaz', undefined],
    ['Ada Lovelace-Byronsdaughterly', 1],
    ['Wolfeschlegelsteinhausen', 2],
    ['Marie Salomea Skłodowska-Curie, Countess', 1],
    ['Marie Salomea Skłodowska-Curie, Countess.', 2],
    ['Pablo Diego José Francisco de Paula Juan Nepomuceno Cipriano Picasso', 2],
    [`Maria ${'Aparecida '.repeat(9)}`.slice(0, 90), 2],
    [`Maria ${'Aparecida '.repeat(9)}`.slice(0, 91), 3],
    ['王秀英', undefined],
    ['寿限無寿限無五劫の擦り切れ', 1],
    ['寿限無寿限無五劫の擦り切れ海砂利水魚の水行末', 2],
  ])('of %s is %s', (name, size) => {
    expect(nameHeadingAttributes(name)['data-long']).toBe(size);
  });
});

describe('the script of a name', () => {
  it.each([
    ['Ada Lovelace', undefined],
    ['Дмитрий Менделеев', undefined],
    ['רחל המשוררת', undefined],
    ['فاطمة الفهرية', 'arabic'],
    ['秋瑾', 'wide'],
    ['सावित्रीबाई फुले', 'marked'],
    ['สุนทรภู่', 'marked'],
    ['마리 퀴리', 'wide'],
  ])('of %s is %s', (name, script) => {
    expect(nameHeadingAttributes(name)['data-script']).toBe(script);
  });
});
