import { describe, expect, it } from 'vitest';
import type { ManagedItem } from '@/components/media/managed-item';
import {
  copyOf,
  type GalleryCopy,
  isArranged,
  sentMedia,
  withAdded,
} from '@/components/memorials/edit/gallery-copy';

const item = (id: string): ManagedItem => ({
  id,
  type: 'photo',
  caption: `About ${id}`,
  fileName: `${id}.jpg`,
  url: `/media/${id}/800`,
  posterUrl: null,
  chosenAs: null,
  audience: 'page',
});
const arranged = (copy: GalleryCopy, ...items: ManagedItem[]): GalleryCopy => ({ ...copy, items });
const ids = (copy: GalleryCopy) => copy.items.map(({ id }) => id);
const [a, b, c] = [item('a'), item('b'), item('c')];

describe('the gallery while it is edited', () => {
  it('is not sent if nobody arranged it, even after uploads', () => {
    expect(sentMedia(copyOf([a, b]))).toEqual({});
    expect(sentMedia(withAdded(copyOf([a, b]), c))).toEqual({});
  });

  it.each([
    ['another order', arranged(copyOf([a, b]), b, a)],
    ['another caption', arranged(copyOf([a, b]), a, { ...b, caption: 'On the hill' })],
    ['an item less', arranged(copyOf([a, b]), a)],
  ])('is sent with %s, and with the ids that the person saw', (_, copy) => {
    expect(isArranged(copy)).toBe(true);
    const { existingMedia, knownMedia } = sentMedia(copy);
    expect(existingMedia?.map(({ _id }) => _id)).toEqual(ids(copy));
    expect(knownMedia).toEqual(['a', 'b']);
  });

  it('is sent with changed captions only, so that those from another tab survive', () => {
    const copy = arranged(copyOf([a, b]), { ...b, caption: 'On the hill' }, a);
    const { existingMedia } = sentMedia(copy);
    expect(existingMedia?.map(({ caption }) => caption)).toEqual(['On the hill', undefined]);
  });

  it('keeps the order in which files were chosen, whichever upload ends first', () => {
    const uploaded = [3, 2, 4].map((chosenAs) => ({ ...item(String(chosenAs)), chosenAs }));
    const copy = uploaded.reduce(withAdded, arranged(copyOf([a, b]), b, a));
    expect(ids(copy)).toEqual(['b', 'a', '2', '3', '4']);
    expect(sentMedia(copy).knownMedia).toEqual(['a', 'b', '2', '3', '4']);
  });

  it('is not sent if everything removed was put back', () => {
    expect(sentMedia(arranged(copyOf([a, b]), a, b))).toEqual({});
  });

  it('knows what was uploaded, so that it can be removed again', () => {
    const removed = arranged(withAdded(copyOf([a]), b), a);
    expect(sentMedia(removed)).toMatchObject({
      existingMedia: [{ _id: 'a' }],
      knownMedia: ['a', 'b'],
    });
  });

  it('lists an existing picture once, with its new caption', () => {
    const copy = arranged(copyOf([a, b]), { ...a, caption: 'Mine' }, b);
    expect(withAdded(copy, a)).toEqual(copy);
  });

  it('restores a removed picture that is uploaded again', () => {
    const copy = withAdded(arranged(copyOf([a, b]), b), a);
    expect(ids(copy)).toEqual(['b', 'a']);
    expect(sentMedia(copy)).toMatchObject({ knownMedia: ['a', 'b'] });
  });
});
