import { DAY_MS } from '../platform/durations.ts';

const MEGABYTE = 1024 * 1024;

/** The largest picture, in bytes. A phone's pictures have 3 to 12 MB. */
export const IMAGE_MAX_BYTES = 25 * MEGABYTE;

/** The largest video and the largest document, in bytes. */
export const VIDEO_MAX_BYTES = 200 * MEGABYTE;
export const DOCUMENT_MAX_BYTES = 20 * MEGABYTE;
/** How many items a gallery holds. */
export const MAX_ITEMS = 60;

/** The widths in which a picture is stored, in pixels; a smaller picture is never enlarged. */
export const IMAGE_WIDTHS = [320, 800, 1600] as const;
/** The width of a video's poster, in pixels. */
export const POSTER_WIDTH = 800;
/** A file of 30 KB may decode to more pixels than memory can hold (security.md, fact 9). */
export const MAX_PIXELS = 50e6;

export const IMAGE_VARIANTS = ['320', '800', '1600'] as const;
export type ImageVariant = (typeof IMAGE_VARIANTS)[number];

/** The picture formats we accept, as detected from the bytes; name and declared type decide nothing. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];
/** For the file picker. Since HEIC is not listed, iPhones convert pictures to JPEG. */
export const IMAGE_ACCEPT = IMAGE_TYPES.join(',');

/** The video formats we accept; a phone's MOV and M4V are stored as MP4 if that can hold them. */
export const VIDEO_TYPES = ['video/mp4', 'video/webm', 'video/quicktime', 'video/x-m4v'];
export const DOCUMENT_TYPES = ['application/pdf'];
/** For the file picker of a gallery. JPEG is first, because phones should send it. */
export const MEDIA_ACCEPT = [...IMAGE_TYPES, ...VIDEO_TYPES, ...DOCUMENT_TYPES].join(',');

export type MediaKind = 'photo' | 'video' | 'document';

/** The largest file of each kind, in bytes. */
export const MAX_BYTES: Record<MediaKind, number> = {
  photo: IMAGE_MAX_BYTES,
  video: VIDEO_MAX_BYTES,
  document: DOCUMENT_MAX_BYTES,
};

/** The longest caption, in characters. */
export const CAPTION_MAX = 300;

/** Pending media that nothing refers to become orphaned, and are deleted, after a day. */
export const ABANDONED_MS = DAY_MS;

export const MESSAGES = {
  notAnImage: 'Please choose a picture: JPEG, PNG, WebP, AVIF or GIF.',
  heic:
    'This picture is in the HEIC format, which browsers cannot show. On an iPhone, choose Settings, ' +
    'Camera, Formats, Most Compatible; or open the picture, share it with “Save as JPEG”, and try again.',
  tooManyPixels: 'This picture is too large. Please choose one with at most 50 megapixels.',
  tooLarge: `This picture is too large. Please choose one of at most ${IMAGE_MAX_BYTES / MEGABYTE} MB.`,
  tooDemanding:
    'We cannot process this picture. Please save it as an ordinary JPEG, or make it smaller, and choose it again.',
  damaged: 'This picture cannot be read. The file may be damaged; please choose another one.',
  gone: 'The picture is no longer there. Please add it again.',
  notMedia:
    'Please choose a picture (JPEG, PNG, WebP, AVIF or GIF), a video (MP4, WebM or MOV) or a PDF document.',
  videoTooLarge: `This video is too large. Please choose one of at most ${VIDEO_MAX_BYTES / MEGABYTE} MB.`,
  videoDamaged: 'This video cannot be read. The file may be damaged; please choose another one.',
  documentTooLarge: `This document is too large. Please choose one of at most ${DOCUMENT_MAX_BYTES / MEGABYTE} MB.`,
  empty: 'This file is empty. Please choose another one.',
  full: `A memorial holds at most ${MAX_ITEMS} pictures, videos and documents.`,
  itemGone: 'One of the items is no longer there. Please load the page again.',
  itemTwice: 'One of the items is listed twice.',
} as const;

const TOO_LARGE: Record<MediaKind, string> = {
  photo: MESSAGES.tooLarge,
  video: MESSAGES.videoTooLarge,
  document: MESSAGES.documentTooLarge,
};

/** The kind of item for a content type; null if we do not accept it. */
export function kindOf(contentType: string): MediaKind | null {
  if (IMAGE_TYPES.includes(contentType)) return 'photo';
  if (VIDEO_TYPES.includes(contentType)) return 'video';
  return DOCUMENT_TYPES.includes(contentType) ? 'document' : null;
}

export const isHeic = (contentType: string) => /^image\/hei[cf]/.test(contentType);

/**
 * The message for a file that we refuse; null if we accept it. The content type is the one that the server
 * detected from the bytes, or that the browser guessed from the name.
 */
export function refusalOf(file: { contentType: string; bytes: number }): string | null {
  if (file.bytes === 0) return MESSAGES.empty;
  if (isHeic(file.contentType)) return MESSAGES.heic;
  const kind = kindOf(file.contentType);
  if (!kind) return MESSAGES.notMedia;
  return file.bytes > MAX_BYTES[kind] ? TOO_LARGE[kind] : null;
}

/**
 * The message for a chosen file that the browser can already refuse; null if the server has to check it.
 * A browser that does not know the type reports ''.
 */
export function refusalOfChoice(file: { name: string; type: string; size: number }): string | null {
  const contentType = file.type || (/\.hei[cf]$/i.test(file.name) ? 'image/heic' : '');
  if (contentType !== '' || file.size === 0) return refusalOf({ contentType, bytes: file.size });
  return file.size > VIDEO_MAX_BYTES ? MESSAGES.videoTooLarge : null;
}
