import { describe, expect, it } from 'vitest';
import { MAX_REDUCED_BYTES, reductionOf } from '@/lib/media/reducible-rules';
import {
  isAnimatedWebp,
  MAX_SENT_LINES,
  MAX_SENT_SIDE,
  SENT_VIDEO_BITS,
  sentName,
  sentPictureSize,
  sentPictureType,
  sentVideoBits,
  sentVideoSize,
} from '@/lib/media/reduction-rules';
import { VIDEO_MAX_BYTES } from '@/lib/media/rules';

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
    expect(reductionOf({ type, size: 1 }, false)).toBe('picture');
    expect(sentPictureType(type)).toBe(sent);
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

  const MINUTE = 60;

  it.each([
    ['a minute of a phone', 17, MINUTE, SENT_VIDEO_BITS],
    ['a minute that is small already', 3, MINUTE, null],
    ['a video without a length', 17, 0, null],
    ['half an hour, whose copy could not be sent', 17, 30 * MINUTE, null],
  ])('%s is converted only if that saves clearly more than it takes', (_, mbits, seconds, bits) => {
    const bytes = (mbits * 1e6 * Math.max(seconds, MINUTE)) / 8;
    expect(sentVideoBits({ bytes, seconds })).toBe(bits);
  });

  it('of a quarter of an hour get fewer bits, so that they can be sent at all', () => {
    const seconds = 15 * MINUTE;
    const bits = sentVideoBits({ bytes: (17e6 * seconds) / 8, seconds }) ?? 0;
    expect(bits).toBeGreaterThan(0);
    expect(bits).toBeLessThan(SENT_VIDEO_BITS);
    expect((bits * seconds) / 8).toBeLessThan(VIDEO_MAX_BYTES);
  });

  it.each([
    ['video/mp4', 5_000_000, 'video'],
    ['video/quicktime', 5_000_000, 'video'],
    ['video/webm', 5_000_000, 'video'],
    ['video/mp4', 100_000, null],
    ['video/mp4', 300_000_000, 'video'],
    ['video/mp4', MAX_REDUCED_BYTES.video + 1, null],
    ['image/jpeg', 30_000_000, 'picture'],
    ['image/jpeg', MAX_REDUCED_BYTES.picture + 1, null],
    ['image/jpeg', 0, null],
    ['image/gif', 5_000_000, null],
    ['application/pdf', 5_000_000, null],
    ['', 5_000_000, null],
  ])('and other files of the type %s with %i bytes: %s', (type, size, reduction) => {
    expect(reductionOf({ type, size }, true)).toBe(reduction);
  });
});

it('videos are sent as they are where the browser cannot encode them', () => {
  expect(reductionOf({ type: 'video/mp4', size: 5_000_000 }, false)).toBeNull();
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
