import { mediaKindOf } from './rules';

/*
 * Which files a browser may make smaller (reduction-rules.ts). In a file of its own, because the upload form needs only
 * this before a file is chosen.
 */

/** A shorter video is sent as it is: the program that makes it smaller has to be loaded, too. */
const MIN_REDUCED_VIDEO_BYTES = 2_000_000;
/**
 * Files that are larger, in bytes, are not made smaller: a phone has too little memory for such a picture, and would
 * work on such a video for an hour. They may be larger than what can be sent, because their copies are not.
 */
export const MAX_REDUCED_BYTES = { picture: 100_000_000, video: 4_000_000_000 } as const;

/**
 * How a chosen file could be made smaller; null if it is always sent as it is. `type` is that of `chosenType`,
 * `encodesVideo` whether this browser can encode videos.
 */
export function reductionOf(
  { type, size }: { type: string; size: number },
  encodesVideo: boolean,
): 'picture' | 'video' | null {
  const kind = type === 'image/gif' ? null : mediaKindOf(type); // most GIFs move
  if (kind === 'photo') return size > 0 && size <= MAX_REDUCED_BYTES.picture ? 'picture' : null;
  if (kind !== 'video' || !encodesVideo) return null;
  return size >= MIN_REDUCED_VIDEO_BYTES && size <= MAX_REDUCED_BYTES.video ? 'video' : null;
}
