import { describe, expect, it } from 'vitest';
import { gallerySlides, photoSlide } from '@/components/memorials/gallery/slides';
import type { GalleryItem } from '@/lib/media/gallery-item';

const item: GalleryItem = {
  id: 'a1',
  type: 'photo',
  caption: '',
  fileName: 'x.jpg',
  bytes: 1,
  width: 1200,
  height: 1500,
  blurhash: null,
  hasPoster: false,
  playback: null,
  hasSent: false,
  audience: 'page',
};

describe('photoSlide', () => {
  it('offers the large sizes with their real widths', () => {
    expect(photoSlide(item, 'A harp').srcSet).toEqual([
      { src: '/media/a1/800', width: 800, height: 1000 },
      { src: '/media/a1/1600', width: 1200, height: 1500 },
    ]);
  });

  it('lists a small picture once, because all its sizes are the same', () => {
    const slide = photoSlide({ id: 'a1', width: 200, height: 100 }, 'A harp');
    expect(slide.srcSet).toEqual([{ src: '/media/a1/800', width: 200, height: 100 }]);
    expect([slide.width, slide.height]).toEqual([200, 100]);
  });

  it('uses only the largest size if the shape is unknown', () => {
    const slide = photoSlide({ id: 'a1', width: null, height: null }, 'A harp');
    expect(slide).toEqual({ type: 'image', src: '/media/a1/1600', alt: 'A harp' });
  });
});

describe('gallerySlides', () => {
  it('returns photos and videos in their order, without documents, and what cannot be played as a still', () => {
    const items: GalleryItem[] = [
      { ...item, id: 'v1', type: 'video', hasPoster: true, caption: 'At the sea' },
      { ...item, id: 'd1', type: 'document' },
      { ...item, id: 'p1', caption: 'البحر' },
      { ...item, id: 'p2' },
      { ...item, id: 'v3', type: 'video', hasPoster: true, playback: 'waiting' },
      { ...item, id: 'v4', type: 'video', playback: 'unplayable' },
      { ...item, id: 'v2', type: 'video', playback: 'preparing' },
    ];
    const slides = gallerySlides(items, 'Photo in the gallery of Ada');
    expect(slides.map((slide) => slide.type)).toEqual([
      'video',
      'image',
      'image',
      'still',
      'still',
      'video',
    ]);
    expect(slides[0]).toMatchObject({
      sources: [{ src: '/media/v1/original' }],
      poster: '/media/v1/poster',
      description: 'At the sea',
    });
    expect(slides[1]).toMatchObject({ alt: 'البحر', description: 'البحر' });
    expect(slides[2]).toMatchObject({ alt: 'Photo in the gallery of Ada' });
    expect(slides[3]).toEqual({ type: 'still', playback: 'waiting', poster: '/media/v3/poster' });
    expect(slides[4]).toEqual({ type: 'still', playback: 'unplayable' });
    expect(slides[5]).not.toHaveProperty('poster');
  });
});
