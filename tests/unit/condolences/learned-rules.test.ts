import { expect, it } from 'vitest';
import {
  MAX_PIECE_LENGTH,
  PLACES,
  placesOf,
  readModel,
  weighPlaces,
} from '@/lib/condolences/learned-rules';
import { MAX_SCREENED_LETTERS } from '@/lib/condolences/screen-rules';

const placesFor = (message: string, authorName = '') => placesOf({ message, authorName });

it('finds the same pieces in every spelling of a text', () => {
  const plain = placesFor('watch the funeral');
  expect(placesFor('WATCH the fúneral')).toEqual(plain);
  expect(placesFor('w\u200batch the ｆｕｎｅｒａｌ')).toEqual(plain);
  expect(placesFor('send 250')).toEqual(placesFor('send 417'));
  expect(placesFor('watch the burial')).not.toEqual(plain);
});

it('distinguishes the words of a name from those of a message', () => {
  expect(placesFor('', 'Rose')).not.toEqual(placesFor('Rose'));
  expect(placesFor('Sleep well', 'Rose').size).toBeGreaterThan(placesFor('Sleep well').size);
});

it('adds up the weights of pieces, and counts each less the more there are', () => {
  const weights = new Int8Array(PLACES);
  const places = placesFor('send money');
  for (const place of places) weights[place] = 100;
  const model = { weights, scale: 0.5, bias: -7 };
  const expected = Math.round(-7 + (50 * places.size) / Math.sqrt(200 + places.size));
  expect(weighPlaces(places, model)).toBe(expected);
  expect(weighPlaces(new Set(), model)).toBe(-7);
  const longer = placesFor(`send money ${'qxj zvk '.repeat(40)}`);
  expect(weighPlaces(longer, model)).toBeLessThan(expected);
});

it('refuses a model of another size', () => {
  const weights = Buffer.alloc(PLACES - 1).toString('base64');
  expect(() => readModel({ scale: 1, bias: 0, weights })).toThrow('32767 weights');
});

it.each(['abcdefghij klmno pqrst ', 'a.', '.', '1', 'ﷲ', '直播', '😀', 'a\u0301', '㍿ '])(
  'limits the number of pieces of %j, repeated, by the number of letters',
  (unit) => {
    const message = unit.repeat(MAX_SCREENED_LETTERS).slice(0, MAX_SCREENED_LETTERS);
    const maxPieces = 2 * MAX_SCREENED_LETTERS + 1; // one for each letter and one between two
    expect(placesFor(message, message).size).toBeLessThanOrEqual(
      MAX_PIECE_LENGTH * maxPieces + 3 * maxPieces,
    );
  },
);
