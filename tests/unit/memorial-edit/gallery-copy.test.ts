import { describe, expect, it } from 'vitest';
import type { ManagedItem } from '@/components/media/managed-item';
import {
  copyOf,
  type GalleryCopy,
  isArranged,
  sentMedia,
  withAdded,
} from '@/components/memorial/edit/gallery-copy';

const item = (id: string): ManagedItem => ({
  id,
  type: 'photo',
  caption: `About ${id}`,
  fileName: `${id}.jpg`,
  url: `/media/${id}/800`,
  posterUrl: null,
});
const arranged = (copy: GalleryCopy, ...items: ManagedItem[]): GalleryCopy => ({ ...copy, items });
const ids = (copy: GalleryCopy) => copy.items.map(({ id }) => id);
const [a, b, c] = [item('a'), item('b'), item('c')];

describe('the gallery while it is edited', () => {
  it('is not sent when nobody touched it, also when files were added', () => {
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
    expect(existingMedia?.map(({ _id, caption }) => [_id, caption])).toEqual(
      copy.items.map(({ id, caption }) => [id, caption]),
    );
    expect(knownMedia).toEqual(['a', 'b']);
  });

  it('is as before when what was removed is put back', () => {
    expect(sentMedia(arranged(copyOf([a, b]), a, b))).toEqual({});
  });

  it('knows what was added, so that it can be removed again', () => {
    const removed = arranged(withAdded(copyOf([a]), b), a);
    expect(sentMedia(removed)).toMatchObject({
      existingMedia: [{ _id: 'a' }],
      knownMedia: ['a', 'b'],
    });
  });

  it('shows no twin of a picture that it has, and keeps its new caption', () => {
    const copy = arranged(copyOf([a, b]), { ...a, caption: 'Mine' }, b);
    expect(withAdded(copy, a)).toEqual(copy);
  });

  it('takes back a removed picture that is uploaded again', () => {
    const copy = withAdded(arranged(copyOf([a, b]), b), a);
    expect(ids(copy)).toEqual(['b', 'a']);
    expect(sentMedia(copy)).toMatchObject({ knownMedia: ['a', 'b'] });
  });
});
