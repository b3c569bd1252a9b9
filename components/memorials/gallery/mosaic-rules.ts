import { shouldFold } from '@/components/ui/fold-rules';
import type { GalleryItem } from '@/lib/media/gallery-item';

/** How many of the four columns on wide screens an item spans: two by two, one by two, two by one, or one. */
export type Span = 'big' | 'tall' | 'wide' | 'one';

type Item = Pick<GalleryItem, 'type' | 'width' | 'height'>;

/**
 * How many items are shown before the rest is unfolded, on phones and on wide screens; components/ui/fold.css repeats
 * the numbers.
 */
export const SHOWN_ON_PHONE = 9;
export const SHOWN_WIDE = 12;

export const isFoldedOnPhone = (count: number) => shouldFold(count, SHOWN_ON_PHONE);
export const isFoldedWide = (count: number) => shouldFold(count, SHOWN_WIDE);

/**
 * Chooses the spans so that rows of four are full. The first picture is large. In longer galleries, every seven
 * pictures with an upright one among the first four fill two rows, with that one tall. Landscape pictures fill up the
 * last row. A picture is never widened against its shape, which would cut off heads. A gallery with videos is filled by
 * the browser's own dense packing.
 */
export function mosaic(items: readonly Item[]): Span[] {
  if (items.some(({ type }) => type === 'video'))
    return items.map(
      ({ type }, at): Span => (type === 'video' ? 'wide' : at === 0 ? 'big' : 'one'),
    );
  if (!isFoldedWide(items.length)) return whole(items);
  return [...whole(items.slice(0, SHOWN_WIDE)), ...rows(items.slice(SHOWN_WIDE))];
}

function whole(items: readonly Item[]): Span[] {
  if (items.length <= 2) return items.map(() => 'big');
  if (items.length === 3) return ['big', 'tall', 'tall'];
  const uprightAt = items.slice(1, 3).findIndex(isUpright);
  const opening =
    items.length === 5 || uprightAt < 0
      ? spansOf(Math.min(items.length - 1, 4), -1, 'one')
      : spansOf(3, uprightAt, 'tall');
  return ['big', ...opening, ...rows(items.slice(1 + opening.length))];
}

const TALL_BAND = 7;

function rows(items: readonly Item[]): Span[] {
  const count = items.length;
  if (count === 0) return [];
  const take = (spans: Span[]): Span[] => [...spans, ...rows(items.slice(spans.length))];
  const uprightAt = items.slice(0, 4).findIndex(isUpright);
  if (count >= TALL_BAND && count !== TALL_BAND + 1 && uprightAt >= 0)
    return take(spansOf(TALL_BAND, uprightAt, 'tall'));
  const wideAt = items.slice(0, 3).findIndex(isWide);
  if (wideAt >= 0 && [3, 5, 6].includes(count)) return take(spansOf(3, wideAt, 'wide'));
  if (count === 2 && items.every(isWide)) return ['wide', 'wide'];
  return take(spansOf(Math.min(count, 4), -1, 'one'));
}

const spansOf = (count: number, at: number, span: Span): Span[] =>
  Array.from({ length: count }, (_, index) => (index === at ? span : 'one'));

const isUpright = ({ width, height }: Item) => (height ?? 0) > (width ?? 0);
const isWide = ({ width, height }: Item) => (width ?? 0) >= 1.2 * (height ?? 0) && width !== null;
