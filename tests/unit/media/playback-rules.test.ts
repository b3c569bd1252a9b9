import { describe, expect, it } from 'vitest';
import {
  isPlayable,
  maxVideoRate,
  PREPARED_MAX_BYTES,
  planVideo,
  shownPlayback,
  type VideoFacts,
} from '@/lib/media/playback-rules';

/** What a browser-friendly camera writes. */
const good: VideoFacts = {
  container: 'mp4',
  video: 'avc1.640028',
  audio: 'mp4a.40.2',
  width: 1920,
  height: 1080,
  seconds: 60,
  isHdr: false,
  isIndexFirst: true,
};
const encodesVideo = { video: 'encode', audio: 'copy' } as const;
const encodesAudio = { video: 'copy', audio: 'encode' } as const;

describe('planVideo', () => {
  it.each<[string, Partial<VideoFacts>, ReturnType<typeof planVideo>]>([
    ['H.264 and AAC in MP4', {}, 'plays'],
    ['a video without sound', { audio: null }, 'plays'],
    ['H.264 Baseline', { video: 'avc1.42c01e' }, 'plays'],
    ['HE-AAC', { audio: 'mp4a.40.5' }, 'plays'],
    ['an upright video of 1080 columns', { width: 1080, height: 1920 }, 'plays'],
    ['an index at the end', { isIndexFirst: false }, 'copy'],
    ['H.265', { video: 'hvc1.1.6.L93.B0' }, encodesVideo],
    ['H.265 with 10 bits', { video: 'hvc1.2.4.L93.90' }, encodesVideo],
    ['H.264 with 10 bits', { video: 'avc1.6e0028' }, encodesVideo],
    ['H.264 with 4:4:4', { video: 'avc1.f40028' }, encodesVideo],
    ['VP9 in MP4', { video: 'vp09.00.10.08' }, encodesVideo],
    ['AV1', { video: 'av01.0.08M.08' }, encodesVideo],
    ['an unknown codec, such as MPEG-4', { video: '' }, encodesVideo],
    ['4K', { width: 3840, height: 2160 }, encodesVideo],
    ['upright 4K', { width: 2160, height: 3840 }, encodesVideo],
    ['MP3 in MP4', { audio: 'mp3' }, encodesAudio],
    ['an unknown sound', { audio: '' }, encodesAudio],
    ['uncompressed sound in MOV', { container: 'other', audio: 'pcm-s16' }, encodesAudio],
    ['H.265 with its index last', { video: 'hev1.2.4.L93.90', isIndexFirst: false }, encodesVideo],
  ])('of %s', (_, facts, plan) => {
    expect(planVideo({ ...good, ...facts })).toEqual(plan);
  });
});

describe('maxVideoRate', () => {
  it.each([
    ['a minute', 60, 6_000],
    ['a length that is unknown', null, 6_000],
    ['a day', 86_400, 150],
  ])('for %s', (_, seconds, rate) => {
    expect(maxVideoRate(seconds)).toBe(rate);
  });

  it('lets an hour fit into the maximum size, with its sound', () => {
    const bytes = (maxVideoRate(3600) + 128) * 125 * 3600;
    expect(bytes).toBeLessThan(PREPARED_MAX_BYTES);
    expect(bytes).toBeGreaterThan(PREPARED_MAX_BYTES * 0.8);
  });
});

describe('shownPlayback', () => {
  it.each([
    ['everywhere', true, 'everywhere', true],
    [null, true, 'everywhere', true],
    ['preparing', true, 'preparing', true],
    ['preparing', false, 'waiting', false],
    ['limited', true, 'limited', true],
    ['limited', false, 'unplayable', false],
    ['failed', true, 'limited', true],
    ['failed', false, 'unplayable', false],
  ] as const)(
    'of %s, with a version to offer: %s, is %s',
    (playback, hasOriginal, shown, plays) => {
      expect(shownPlayback(playback, hasOriginal)).toBe(shown);
      expect(isPlayable(shown)).toBe(plays);
    },
  );
});
