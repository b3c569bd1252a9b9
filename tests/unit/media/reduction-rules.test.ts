import { describe, expect, it } from 'vitest';
import {
  isAnimatedWebp,
  isVideoWorthReducing,
  MAX_SENT_LINES,
  MAX_SENT_SIDE,
  reductionOf,
  SENT_PICTURE_BYTES,
  SENT_VIDEO_BITS,
  sentName,
  sentPictureSize,
  sentPictureType,
  sentVideoSize,
} from '@/lib/media/reduction-rules';

describe('pictures', () => {
  it.each([
    [4032, 3024, { width: MAX_SENT_SIDE, height: 1920 }],
    [3024, 4032, { width: 1920, height: MAX_SENT_SIDE }],
    [12_000, 1200, { width: MAX_SENT_SIDE, height: 256 }],
    [20_000, 2, { width: MAX_SENT_SIDE, height: 1 }],
    [MAX_SENT_SIDE, MAX_SENT_SIDE, null],
    [640, 480, null],
    [12_000, 9000, null],
  ])('of %i × %i pixels are sent as %j', (width, height, sent) => {
    expect(sentPictureSize({ width, height })).toEqual(sent);
  });

  it.each([
    ['image/jpeg', 'image/jpeg'],
    ['image/heic', 'image/jpeg'],
    ['image/bmp', 'image/jpeg'],
    ['image/png', 'image/webp'],
    ['image/webp', 'image/webp'],
    ['image/avif', 'image/webp'],
  ])('of the type %s are sent as %s, which keeps transparency', (type, sent) => {
    expect(reductionOf({ type, size: 1 })).toBe('picture');
    expect(sentPictureType(type)).toBe(sent);
  });

  it('take at most a fifth of the data of the pictures that phones take', () => {
    expect(SENT_PICTURE_BYTES).toBeLessThanOrEqual(4_000_000 / 5);
  });

  it.each([
    ['a moving WebP', 'VP8X', 0b0001_0010, true],
    ['a WebP with transparency', 'VP8X', 0b0001_0000, false],
    ['a plain WebP, whose bytes mean something else', 'VP8 ', 0b0000_0010, false],
  ])('%s is recognised', (_, chunk, flags, isAnimated) => {
    const head = Buffer.from(`RIFF....WEBP${chunk}....`, 'latin1');
    expect(isAnimatedWebp(Uint8Array.from([...head, flags]))).toBe(isAnimated);
  });

  it('are not taken for moving ones if they are cut off', () => {
    expect(isAnimatedWebp(new Uint8Array())).toBe(false);
  });
});

describe('videos', () => {
  it.each([
    [1920, 1080, { width: 1280, height: MAX_SENT_LINES }],
    [1080, 1920, { width: MAX_SENT_LINES, height: 1280 }],
    [3840, 2160, { width: 1280, height: MAX_SENT_LINES }],
    [1920, 1088, { width: 1270, height: MAX_SENT_LINES }],
    [1280, 720, null],
    [2000, 640, null],
  ])('of %i × %i pixels are sent as %j', (width, height, sent) => {
    expect(sentVideoSize({ width, height })).toEqual(sent);
  });

  it('are converted only if that saves clearly more than it takes', () => {
    const isWorth = (bitsPerSecond: number) =>
      isVideoWorthReducing({ bytes: (bitsPerSecond * 60) / 8, seconds: 60 });
    expect(isWorth(17_000_000)).toBe(true);
    expect(isWorth(SENT_VIDEO_BITS)).toBe(false);
    expect(isVideoWorthReducing({ bytes: 1e8, seconds: 0 })).toBe(false);
  });

  it.each([
    ['video/mp4', 5_000_000, 'video'],
    ['video/quicktime', 5_000_000, 'video'],
    ['video/webm', 5_000_000, 'video'],
    ['video/mp4', 100_000, null],
    ['image/gif', 5_000_000, null],
    ['application/pdf', 5_000_000, null],
    ['', 5_000_000, null],
  ])('and other files of the type %s with %i bytes: %s', (type, size, reduction) => {
    expect(reductionOf({ type, size })).toBe(reduction);
  });
});

describe('names', () => {
  it.each([
    ['IMG_1.JPG', 'image/jpeg', 'image/jpeg', 'IMG_1.JPG'],
    ['IMG_1.HEIC', 'image/heic', 'image/jpeg', 'IMG_1.jpg'],
    ['logo.v2.png', 'image/png', 'image/webp', 'logo.v2.webp'],
    ['scan', 'image/png', 'image/webp', 'scan.webp'],
    ['clip.MOV', 'video/quicktime', 'video/mp4', 'clip.mp4'],
    ['a.jpg', 'image/jpeg', 'image/unknown', 'a.jpg'],
  ])('%s of %s becomes, as %s, %s', (name, from, to, sent) => {
    expect(sentName(name, from, to)).toBe(sent);
  });
});
