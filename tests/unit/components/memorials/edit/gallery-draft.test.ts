import { describe, expect, it } from 'vitest';
import type { ManagedItem } from '@/components/media/managed-item';
import {
  addToDraft,
  createGalleryDraft,
  type GalleryDraft,
  isGalleryChanged,
  toMediaFields,
} from '@/components/memorials/edit/gallery-draft';

const item = (id: string): ManagedItem => ({
  id,
  type: 'photo',
  caption: `About ${id}`,
  fileName: `${id}.jpg`,
  url: `/media/${id}/800`,
  posterUrl: null,
  playback: null,
  sentUrl: null,
  chosenPosition: null,
  audience: 'page',
});
const arranged = (galleryDraft: GalleryDraft, ...items: ManagedItem[]): GalleryDraft => ({
  ...galleryDraft,
  items,
});
const ids = (galleryDraft: GalleryDraft) => galleryDraft.items.map(({ id }) => id);
const [a, b, c] = [item('a'), item('b'), item('c')];

describe('the gallery while it is edited', () => {
  it('is not sent if nothing was rearranged, even after uploads', () => {
    expect(toMediaFields(createGalleryDraft([a, b]))).toEqual({});
    expect(toMediaFields(addToDraft(createGalleryDraft([a, b]), c))).toEqual({});
  });

  it.each([
    ['another order', arranged(createGalleryDraft([a, b]), b, a)],
    ['another caption', arranged(createGalleryDraft([a, b]), a, { ...b, caption: 'On the hill' })],
    ['one item fewer', arranged(createGalleryDraft([a, b]), a)],
  ])('is sent with %s, and with the ids that the person saw', (_, galleryDraft) => {
    expect(isGalleryChanged(galleryDraft)).toBe(true);
    const { existingMedia, knownMedia } = toMediaFields(galleryDraft);
    expect(existingMedia?.map(({ _id }) => _id)).toEqual(ids(galleryDraft));
    expect(knownMedia).toEqual(['a', 'b']);
  });

  it('is sent with only the changed captions, so that captions changed in another tab survive', () => {
    const galleryDraft = arranged(createGalleryDraft([a, b]), { ...b, caption: 'On the hill' }, a);
    const { existingMedia } = toMediaFields(galleryDraft);
    expect(existingMedia?.map(({ caption }) => caption)).toEqual(['On the hill', undefined]);
  });

  it('keeps the order in which files were chosen, whichever upload ends first', () => {
    const uploaded = [3, 2, 4].map((chosenPosition) => ({
      ...item(String(chosenPosition)),
      chosenPosition,
    }));
    const galleryDraft = uploaded.reduce(addToDraft, arranged(createGalleryDraft([a, b]), b, a));
    expect(ids(galleryDraft)).toEqual(['b', 'a', '2', '3', '4']);
    expect(toMediaFields(galleryDraft).knownMedia).toEqual(['a', 'b', '2', '3', '4']);
  });

  it('is not sent if every removed item was restored', () => {
    expect(toMediaFields(arranged(createGalleryDraft([a, b]), a, b))).toEqual({});
  });

  it('includes what was uploaded, so that it can be removed again', () => {
    const removed = arranged(addToDraft(createGalleryDraft([a]), b), a);
    expect(toMediaFields(removed)).toMatchObject({
      existingMedia: [{ _id: 'a' }],
      knownMedia: ['a', 'b'],
    });
  });

  it('lists an existing picture once, with its new caption', () => {
    const galleryDraft = arranged(createGalleryDraft([a, b]), { ...a, caption: 'Mine' }, b);
    expect(addToDraft(galleryDraft, a)).toEqual(galleryDraft);
  });

  it('restores a removed picture that is uploaded again', () => {
    const galleryDraft = addToDraft(arranged(createGalleryDraft([a, b]), b), a);
    expect(ids(galleryDraft)).toEqual(['b', 'a']);
    expect(toMediaFields(galleryDraft)).toMatchObject({ knownMedia: ['a', 'b'] });
  });
});
