const MEGABYTE = 1024 * 1024;

/** The longest picture, in bytes. A phone's has 3 to 12 MB. */
export const IMAGE_MAX_BYTES = 25 * MEGABYTE;

/** The longest video and the longest document, in bytes. */
export const VIDEO_MAX_BYTES = 200 * MEGABYTE;
export const DOCUMENT_MAX_BYTES = 20 * MEGABYTE;
/** A gallery holds so many items. */
export const MAX_ITEMS = 60;

/** The widths that a picture is kept in, in pixels; a smaller picture is never enlarged. */
export const IMAGE_WIDTHS = [320, 800, 1600] as const;
/** The picture that stands where a video will play, in pixels. */
export const POSTER_WIDTH = 800;
/** A 30 KB file may unfold to far more than memory holds (security.md, fact 9). */
export const MAX_PIXELS = 50e6;

export const IMAGE_VARIANTS = ['320', '800', '1600'] as const;
export type ImageVariant = (typeof IMAGE_VARIANTS)[number];

/** What a picture may be, as found in its bytes; its name and announced type decide nothing. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];
/** For the file picker. Without HEIC in it, an iPhone hands out its pictures as JPEG. */
export const IMAGE_ACCEPT = IMAGE_TYPES.join(',');

/** What a video may be; a phone's MOV and M4V are kept as MP4 wherever that can hold them. */
export const VIDEO_TYPES = ['video/mp4', 'video/webm', 'video/quicktime', 'video/x-m4v'];
export const DOCUMENT_TYPES = ['application/pdf'];
/** For the picker of a gallery. JPEG comes first: it is what phones should send. */
export const MEDIA_ACCEPT = [...IMAGE_TYPES, ...VIDEO_TYPES, ...DOCUMENT_TYPES].join(',');

export type MediaKind = 'photo' | 'video' | 'document';

/** The longest file of each kind, in bytes. */
export const MAX_BYTES: Record<MediaKind, number> = {
  photo: IMAGE_MAX_BYTES,
  video: VIDEO_MAX_BYTES,
  document: DOCUMENT_MAX_BYTES,
};

/** What stands below a picture, in characters. */
export const CAPTION_MAX = 300;

/** Pending media that nothing points at, and orphaned ones, are removed after a day. */
export const ABANDONED_MS = 24 * 60 * 60 * 1000;

export const MESSAGES = {
  notAnImage: 'Please choose a picture: JPEG, PNG, WebP, AVIF or GIF.',
  heic:
    'This picture is in the HEIC format, which browsers cannot show. On an iPhone, choose Settings, ' +
    'Camera, Formats, Most Compatible; or open the picture, share it with “Save as JPEG”, and try again.',
  tooManyPixels: 'This picture is too large. Please choose one with at most 50 megapixels.',
  tooLarge: `This picture is too large. Please choose one of at most ${IMAGE_MAX_BYTES / MEGABYTE} MB.`,
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

/** What kind of item a content type stands for; null for what is not taken. */
export function kindOf(contentType: string): MediaKind | null {
  if (IMAGE_TYPES.includes(contentType)) return 'photo';
  if (VIDEO_TYPES.includes(contentType)) return 'video';
  return DOCUMENT_TYPES.includes(contentType) ? 'document' : null;
}

export const isHeic = (contentType: string) => /^image\/hei[cf]/.test(contentType);

/**
 * What a person reads about a file that is not taken, null when it is. Takes the content type as found
 * in the bytes on the server, or as the browser guesses it from the name.
 */
export function refusalOf(file: { contentType: string; bytes: number }): string | null {
  if (file.bytes === 0) return MESSAGES.empty;
  if (isHeic(file.contentType)) return MESSAGES.heic;
  const kind = kindOf(file.contentType);
  if (!kind) return MESSAGES.notMedia;
  return file.bytes > MAX_BYTES[kind] ? TOO_LARGE[kind] : null;
}

/**
 * What the browser can say of a chosen file before it is sent; null when the server has to look. A browser
 * that does not know the type gives none.
 */
export function refusalOfChoice(file: { name: string; type: string; size: number }): string | null {
  const contentType = file.type || (/\.hei[cf]$/i.test(file.name) ? 'image/heic' : '');
  if (contentType !== '' || file.size === 0) return refusalOf({ contentType, bytes: file.size });
  return file.size > VIDEO_MAX_BYTES ? MESSAGES.videoTooLarge : null;
}
