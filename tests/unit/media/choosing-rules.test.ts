import { describe, expect, it } from 'vitest';
import { indexOfChosen } from '@/lib/media/choosing-rules';

/** Files by batch and position: 'a2' is the second of batch a; '-' has no known order. */
const parseFile = (text: string) =>
  text === '-'
    ? { batch: null, placeInBatch: null }
    : { batch: text.charAt(0), placeInBatch: Number(text.slice(1)) };
const gallery = (text: string) => text.split(' ').filter(Boolean).map(parseFile);

describe('a chosen file joins a gallery', () => {
  it.each([
    ['first of all', '', 'a1', 0],
    ['after the existing items', '- -', 'a1', 2],
    ['after those chosen before it', '- a1 a2', 'a3', 3],
    ['before one that was chosen later but arrived earlier', '- a2', 'a1', 1],
    ['between its neighbours when it is retried', 'a1 a2 a4 a5', 'a3', 2],
    ['in the order of its batch, beside another batch', 'a2 b1', 'a1', 0],
    ['after another batch if it is the last of its own', 'a1 b1', 'a2', 2],
    ['at the end, even if somebody moved a later one to the front', 'a3 - a1', 'a2', 3],
    ['after the other files of the same call', 'a1 a4', 'a1', 1],
    ['at the end if its order is unknown', 'a1 a2', '-', 2],
  ])('%s', (_, before, file, index) => {
    expect(indexOfChosen(gallery(before), parseFile(file))).toBe(index);
  });

  it('in the order of choosing, whatever order the uploads end in', () => {
    const arrivals = ['a2', 'a1', 'a5', 'a3', 'a6', 'a4'];
    const galleryOrder = arrivals.reduce<string[]>(
      (list, file) => list.toSpliced(indexOfChosen(list.map(parseFile), parseFile(file)), 0, file),
      [],
    );
    expect(galleryOrder).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'a6']);
  });
});
