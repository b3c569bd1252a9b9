import { describe, expect, it } from 'vitest';
import {
  type AnySlide,
  pagesToLoad,
  withPage,
  withPendingSlides,
} from '@/components/memorials/gallery/slide-rules';
import { type LightboxSlide, photoSlide } from '@/components/memorials/gallery/slides';

/** Slides of the pictures with these indexes in the gallery. */
const slides = (from: number, count: number): LightboxSlide[] =>
  Array.from({ length: count }, (_, at) =>
    photoSlide({ id: `p${from + at}`, width: 1, height: 1 }, `No ${from + at}`),
  );
const states = (all: readonly AnySlide[]) =>
  all.map((slide) =>
    slide.type === 'pending' ? (slide.hasFailed ? 'failed' : 'pending') : 'known',
  );

describe('the slides of a long gallery', () => {
  it('are pending but for those of the page', () => {
    expect(states(withPendingSlides(slides(2, 2), 2, 6))).toEqual([
      ...['pending', 'pending', 'known', 'known', 'pending', 'pending'],
    ]);
    expect(withPendingSlides(slides(0, 1), 0, 0)).toHaveLength(1);
  });

  it('are loaded by the page when somebody comes near', () => {
    const all = withPendingSlides(slides(0, 12), 0, 200);
    expect(pagesToLoad(all, 0)).toEqual([]);
    expect(pagesToLoad(all, 6)).toEqual([1]);
    expect(pagesToLoad(all, 44)).toEqual([1, 2]);
    expect(pagesToLoad(all, 199)).toEqual([5]);
  });

  it('are in the order of the gallery when pages arrive in another', () => {
    let all = withPendingSlides(slides(0, 12), 0, 100);
    for (const page of [3, 1, 2])
      all = withPage(all, page, slides(48 * (page - 1), Math.min(48, 100 - 48 * (page - 1))));
    expect(all).toEqual(slides(0, 100));
    expect(pagesToLoad(all, 50)).toEqual([]);
  });

  it('say so if a page does not load, and do not load it again and again', () => {
    const all = withPendingSlides([], 0, 4);
    const failed = withPage(all, 1, null);
    expect(states(failed)).toEqual(Array(4).fill('failed'));
    expect(pagesToLoad(failed, 0)).toEqual([]);
  });

  it('end where the pictures end when some were removed in the meantime', () => {
    const all = withPendingSlides(slides(0, 12), 0, 100);
    expect(withPage(all, 1, slides(0, 20))).toEqual(slides(0, 20));
    expect(withPage(all, 1, slides(0, 11))).toEqual(slides(0, 12));
    const withoutLast = withPage(all, 3, slides(96, 3));
    expect(withoutLast).toHaveLength(99);
    expect(pagesToLoad(withoutLast, 98)).toEqual([2]);
    expect(withPage(withoutLast, 2, slides(48, 48))).toHaveLength(99);
  });

  it('keep those that the page shows, whatever was removed', () => {
    const all = withPendingSlides(slides(96, 4), 96, 100);
    expect(withPage(all, 2, [])).toEqual([...withPendingSlides([], 0, 48), ...slides(96, 4)]);
  });
});
