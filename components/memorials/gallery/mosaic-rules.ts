import type { GalleryItem } from '@/lib/media/gallery-item';

/** How many columns and rows of the four-column grid an item spans: two by two, one by two, two by one, or one cell. */
export type Span = 'big' | 'tall' | 'wide' | 'one';

type Item = Pick<GalleryItem, 'type' | 'width' | 'height'>;

/**
 * Chooses the spans so that every row of four columns is full, except perhaps the last. The first picture is large.
 * In longer galleries, seven pictures fill two rows if one of the first four is upright; that one is tall. Landscape
 * pictures are widened to fill the last row. Other pictures are never widened, since that would cut off heads. In
 * galleries with videos, the browser's dense packing fills the rows.
 */
export function mosaic(items: readonly Item[]): Span[] {
  if (items.some(({ type }) => type === 'video'))
    return items.map(
      ({ type }, at): Span => (type === 'video' ? 'wide' : at === 0 ? 'big' : 'one'),
    );
  return spansFromStart(items);
}

function spansFromStart(items: readonly Item[]): Span[] {
  if (items.length <= 2) return items.map(() => 'big');
  if (items.length === 3) return ['big', 'tall', 'tall'];
  const uprightAt = items.slice(1, 3).findIndex(isUpright);
  const opening =
    items.length === 5 || uprightAt < 0
      ? spansOf(Math.min(items.length - 1, 4), -1, 'one')
      : spansOf(3, uprightAt, 'tall');
  return ['big', ...opening, ...spansOfRows(items.slice(1 + opening.length))];
}

const TALL_BAND_LENGTH = 7;

function spansOfRows(items: readonly Item[]): Span[] {
  const count = items.length;
  if (count === 0) return [];
  const take = (spans: Span[]): Span[] => [...spans, ...spansOfRows(items.slice(spans.length))];
  const uprightAt = items.slice(0, 4).findIndex(isUpright);
  if (count >= TALL_BAND_LENGTH && count !== TALL_BAND_LENGTH + 1 && uprightAt >= 0)
    return take(spansOf(TALL_BAND_LENGTH, uprightAt, 'tall'));
  const wideAt = items.slice(0, 3).findIndex(isWide);
  if (wideAt >= 0 && [3, 5, 6].includes(count)) return take(spansOf(3, wideAt, 'wide'));
  if (count === 2 && items.every(isWide)) return ['wide', 'wide'];
  return take(spansOf(Math.min(count, 4), -1, 'one'));
}

const spansOf = (count: number, at: number, span: Span): Span[] =>
  Array.from({ length: count }, (_, index) => (index === at ? span : 'one'));

const isUpright = ({ width, height }: Item) => (height ?? 0) > (width ?? 0);
const isWide = ({ width, height }: Item) => (width ?? 0) >= 1.2 * (height ?? 0) && width !== null;
