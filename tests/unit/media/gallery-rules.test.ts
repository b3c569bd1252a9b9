import { describe, expect, it } from 'vitest';
import { countGalleryPages, galleryPageOf, rowsOfGalleryPage } from '@/lib/media/gallery-rules';
import { galleryAddressQuery } from '@/lib/media/schema-gallery';

const counts = (photo: number, video: number, document: number) => ({ photo, video, document });

describe('a page of a gallery', () => {
  it.each([
    ['the first page', 1, counts(100, 0, 10), [0, 48], [0, 0]],
    ['the last pictures with the first documents', 3, counts(90, 10, 60), [96, 4], [0, 44]],
    ['documents after a page that both share', 4, counts(90, 10, 60), [144, 0], [44, 48]],
    ['documents alone after full pages of pictures', 3, counts(96, 0, 5), [96, 0], [0, 48]],
    ['a full last page', 2, counts(48, 48, 0), [48, 48], [0, 0]],
    ['documents without pictures', 1, counts(0, 0, 5), [0, 0], [0, 48]],
  ] as const)('has %s', (_, page, all, [skip, take], [documentsSkip, documentsTake]) => {
    expect(rowsOfGalleryPage(page, all)).toEqual({
      pictures: { skip, take },
      documents: { skip: documentsSkip, take: documentsTake },
    });
  });

  it('has each item on exactly one page', () => {
    for (const all of [counts(0, 0, 0), counts(47, 1, 1), counts(95, 2, 98), counts(400, 0, 0)]) {
      const pages = Array.from({ length: countGalleryPages(all) }, (_, at) => at + 1);
      const shown = pages.flatMap((page) => {
        const { pictures, documents } = rowsOfGalleryPage(page, all);
        const rest = Math.min(documents.take, all.document - documents.skip);
        return [
          ...Array.from({ length: pictures.take }, (_, at) => `picture ${pictures.skip + at}`),
          ...Array.from({ length: rest }, (_, at) => `document ${documents.skip + at}`),
        ];
      });
      const pictures = Array.from({ length: all.photo + all.video }, (_, at) => `picture ${at}`);
      const documents = Array.from({ length: all.document }, (_, at) => `document ${at}`);
      expect(shown).toEqual([...pictures, ...documents]);
    }
  });

  it('is counted from one, also in an empty gallery', () => {
    expect([0, 47, 48, 399].map(galleryPageOf)).toEqual([1, 1, 2, 9]);
    expect([counts(0, 0, 0), counts(40, 0, 8), counts(40, 0, 9)].map(countGalleryPages)).toEqual([
      1, 1, 2,
    ]);
  });
});

it.each([
  ['2', 2],
  ['21', 21],
  ['22', 21],
  ['100000', 21],
  [undefined, 1],
  ['0', 1],
  ['x', 1],
])('the address ?page=%s leads to page %i, from where the last page is found', (page, expected) =>
  expect(galleryAddressQuery.parse({ page })).toEqual({ page: expected }),
);
