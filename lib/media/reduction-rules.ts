import { VIDEO_MAX_BYTES } from './rules';

/*
 * What a browser makes smaller before it sends a file, because data is expensive where many families live (decision
 * 0131). Pure rules: components/media/reduce-file.ts applies them.
 */

/** The longest side of a picture that is sent, in pixels. The largest stored picture is 1,600 pixels wide. */
export const MAX_SENT_SIDE = 2560;
/** The shorter side of a video that is sent, in pixels. */
export const MAX_SENT_LINES = 720;

/**
 * A larger picture is sent as it is, because its pixels need four bytes each: 256 MB of a phone's memory.
 */
const MAX_DRAWN_PIXELS = 64e6;

/**
 * The qualities at which a picture is encoded: the first unless the result is longer than `SENT_PICTURE_BYTES`, then the
 * second. That size is a fifth of 4 MB, which is what a phone's picture takes.
 */
export const SENT_QUALITIES = [0.8, 0.65] as const;
export const SENT_PICTURE_BYTES = 800_000;

/** Bits per second of the picture of a video that is sent. A phone records 1080 lines with 10 to 20 million. */
export const SENT_VIDEO_BITS = 2_500_000;
/** With fewer, 720 lines look bad. They are for long videos, which would otherwise be too large to send. */
const MIN_VIDEO_BITS = 800_000;
/** The most that the sound of a phone's video takes. */
const SOUND_BITS = 256_000;
/** An encoder may take more bits than it was asked to. */
const ENCODER_MARGIN = 0.85;
/** Formats that may be transparent, which becomes WebP and not JPEG. */
const TRANSPARENT_TYPES = ['image/png', 'image/webp', 'image/avif'];

const ENDINGS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/png': 'png',
  'video/mp4': 'mp4',
};

type Size = { width: number; height: number };

/** The type as which a picture of this type is encoded. */
export const sentPictureType = (type: string): 'image/jpeg' | 'image/webp' =>
  TRANSPARENT_TYPES.includes(type) ? 'image/webp' : 'image/jpeg';

/** The size at which a picture is sent; null if it is sent as it is. */
export function sentPictureSize({ width, height }: Size): Size | null {
  const longest = Math.max(width, height);
  if (longest <= MAX_SENT_SIDE || width * height > MAX_DRAWN_PIXELS) return null;
  return scaled({ width, height }, MAX_SENT_SIDE / longest, 1);
}

/** The size at which a video is sent; null if it is sent as it is. Encoders demand even numbers. */
export function sentVideoSize({ width, height }: Size): Size | null {
  const lines = Math.min(width, height);
  return lines <= MAX_SENT_LINES ? null : scaled({ width, height }, MAX_SENT_LINES / lines, 2);
}

/**
 * The bits per second at which a video is sent; null if it is sent as it is: if it would not become clearly smaller, since
 * converting it takes about as long as watching it, or if its copy would be too large to be sent, too.
 */
export function sentVideoBits({ bytes, seconds }: { bytes: number; seconds: number }) {
  if (seconds <= 0) return null;
  const most = (ENCODER_MARGIN * VIDEO_MAX_BYTES * 8) / seconds - SOUND_BITS;
  const bits = Math.min(SENT_VIDEO_BITS, Math.floor(most));
  return bits >= MIN_VIDEO_BITS && (bytes * 8) / seconds > 1.5 * bits ? bits : null;
}

/** Whether a WebP has several pictures, by its first 21 bytes: the flag of its extended header. */
export function isAnimatedWebp(head: Uint8Array): boolean {
  const chunk = String.fromCharCode(...head.subarray(12, 16));
  return chunk === 'VP8X' && ((head[20] ?? 0) & 0b10) !== 0;
}

/** The name of a file of type `from` once it is sent as `to`. */
export function sentName(name: string, from: string, to: string): string {
  const ending = ENDINGS[to];
  return from === to || !ending ? name : `${name.replace(/\.[A-Za-z0-9]{1,8}$/, '')}.${ending}`;
}

const scaled = ({ width, height }: Size, scale: number, step: number): Size => ({
  width: rounded(width * scale, step),
  height: rounded(height * scale, step),
});

const rounded = (length: number, step: number) => Math.max(step, Math.round(length / step) * step);
