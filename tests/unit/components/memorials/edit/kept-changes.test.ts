import { describe, expect, it } from 'vitest';
import { arrangedAsKept, withNumbers } from '@/components/memorials/edit/kept-changes';

const relative = (fullName: string, identityNumber = '') => ({
  relationship: 'Sibling',
  fullName,
  identityNumber,
});
const LOADED = [relative('Nyambura', '1'), relative('Wanjira', '2')];
const numbersOf = (names: string[]) =>
  withNumbers(
    names.map((name) => relative(name)),
    LOADED,
  ).map(({ identityNumber }) => identityNumber);

describe('the identity numbers of relatives that were kept without them', () => {
  it.each([
    ['as loaded', ['Nyambura', 'Wanjira'], ['1', '2']],
    ['one corrected name', ['Nyambura', 'Wanjiru'], ['1', '2']],
    ['one removed', ['Wanjira'], ['2']],
    ['one added', ['Nyambura', 'Wanjira', 'Muta'], ['1', '2', '']],
    ['one removed, one corrected', ['Wanjiru'], ['']],
  ])('%s', (_, names, numbers) => {
    expect(numbersOf(names)).toEqual(numbers);
  });

  it('do not go to the wrong one of two with the same name', () => {
    const twins = [relative('Muta', '1'), relative('Muta', '2')];
    expect(withNumbers([relative('Muta')], twins)[0]?.identityNumber).toBe('');
    expect(withNumbers([relative('Muta'), relative('Muta')], twins)).toEqual(twins);
  });
});

describe('a gallery arranged as it was kept', () => {
  const item = (id: string, caption = '') => ({
    id,
    caption,
    type: 'photo' as const,
    fileName: `${id}.jpg`,
    url: `/media/${id}`,
    posterUrl: null,
    chosenAs: null,
  });

  it('has the kept order and captions, then what is new, without what is gone', () => {
    const kept = [
      { id: 'c', caption: 'Third' },
      { id: 'gone', caption: '' },
      { id: 'a', caption: '' },
    ];
    const arranged = arrangedAsKept([item('a', 'First'), item('b'), item('c')], kept);
    expect(arranged).toEqual([item('c', 'Third'), item('a'), item('b')]);
  });
});
