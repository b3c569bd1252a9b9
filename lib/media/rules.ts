import { DAY_MS } from '../platform/durations.ts';
import { type Said, said } from '../platform/language/said.ts';

const MEGABYTE = 1024 * 1024;

/** In bytes. A phone's pictures have 3 to 12 MB. */
export const IMAGE_MAX_BYTES = 25 * MEGABYTE;
export const IMAGE_MEGABYTES = IMAGE_MAX_BYTES / MEGABYTE;

/** In bytes. */
export const VIDEO_MAX_BYTES = 200 * MEGABYTE;
export const DOCUMENT_MAX_BYTES = 20 * MEGABYTE;
/** How many items a gallery holds. */
export const MAX_ITEMS = 60;

/** The widths at which a picture is stored, in pixels; a smaller picture is never enlarged. */
export const IMAGE_WIDTHS = [320, 560, 800, 1600] as const;
/** The widths that lists show, and the most bytes of such a file, whatever the picture. */
export const LIST_WIDTHS = [320, 560] as const;
export const LIST_MAX_BYTES = 12_000;
/** In pixels. */
export const POSTER_WIDTH = 800;
/** A file of 30 KB may decode to more pixels than memory can hold (security.md, fact 9). */
export const MAX_PIXELS = 50e6;

/**
 * The least width and height of an operator's icon in pixels: the size of the largest file made
 * from it.
 */
export const ICON_LEAST = 512;

export const IMAGE_VARIANTS = ['320', '560', '800', '1600'] as const;
export type ImageVariant = (typeof IMAGE_VARIANTS)[number];
export const LARGEST_VARIANT = '1600';
/** The name under which the AVIF of a variant is stored, if it is smaller than the WebP. */
export const avifOf = <Variant extends string>(variant: Variant) => `${variant}-avif` as const;

/** The accepted picture formats, detected from the bytes; name and declared type do not matter. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];
/** For the file picker. Since HEIC is not listed, iPhones convert pictures to JPEG. */
export const IMAGE_ACCEPT = IMAGE_TYPES.join(',');

/** The accepted video formats. A phone's MOV or M4V is stored as MP4 if MP4 can hold its codecs. */
export const VIDEO_TYPES = ['video/mp4', 'video/webm', 'video/quicktime', 'video/x-m4v'];
export const DOCUMENT_TYPES = ['application/pdf'];
/** For the file picker of a gallery. JPEG is first, because phones should send it. */
export const MEDIA_ACCEPT = [...IMAGE_TYPES, ...VIDEO_TYPES, ...DOCUMENT_TYPES].join(',');

export type MediaKind = 'photo' | 'video' | 'document';

/** In bytes. */
export const MAX_BYTES: Record<MediaKind, number> = {
  photo: IMAGE_MAX_BYTES,
  video: VIDEO_MAX_BYTES,
  document: DOCUMENT_MAX_BYTES,
};

/** In characters. */
export const CAPTION_MAX = 300;

/** Pending media that nothing refers to are deleted after this time. */
export const ABANDONED_MS = DAY_MS;

/** The messages for refused files. */
export const FAULTS = {
  notAnImage: said('media.faults.notAnImage'),
  heic: said('media.faults.heic'),
  tooManyPixels: said('media.faults.tooManyPixels', { megapixels: MAX_PIXELS / 1e6 }),
  tooLarge: said('media.faults.tooLarge', { megabytes: IMAGE_MEGABYTES }),
  tooDemanding: said('media.faults.tooDemanding'),
  damaged: said('media.faults.damaged'),
  gone: said('media.faults.gone'),
  notMedia: said('media.faults.notMedia'),
  videoTooLarge: said('media.faults.videoTooLarge', { megabytes: VIDEO_MAX_BYTES / MEGABYTE }),
  videoDamaged: said('media.faults.videoDamaged'),
  documentTooLarge: said('media.faults.documentTooLarge', {
    megabytes: DOCUMENT_MAX_BYTES / MEGABYTE,
  }),
  empty: said('media.faults.empty'),
  full: said('media.faults.full', { items: MAX_ITEMS }),
  itemGone: said('media.faults.itemGone'),
  itemTwice: said('media.faults.itemTwice'),
  logoShape: said('look.faults.logoShape'),
  iconTooSmall: said('look.faults.iconTooSmall', { pixels: ICON_LEAST }),
} as const;

const TOO_LARGE: Record<MediaKind, Said> = {
  photo: FAULTS.tooLarge,
  video: FAULTS.videoTooLarge,
  document: FAULTS.documentTooLarge,
};

/** The kind of item for a content type; null if it is not accepted. */
export function kindOf(contentType: string): MediaKind | null {
  if (IMAGE_TYPES.includes(contentType)) return 'photo';
  if (VIDEO_TYPES.includes(contentType)) return 'video';
  return DOCUMENT_TYPES.includes(contentType) ? 'document' : null;
}

export const isHeic = (contentType: string) => /^image\/hei[cf]/.test(contentType);

/**
 * The message for a refused file; null if it is accepted. The content type is the one that the
 * server detected from the bytes, or that the browser guessed from the name.
 */
export function refusalOf(file: { contentType: string; bytes: number }): Said | null {
  if (file.bytes === 0) return FAULTS.empty;
  if (isHeic(file.contentType)) return FAULTS.heic;
  const kind = kindOf(file.contentType);
  if (!kind) return FAULTS.notMedia;
  return file.bytes > MAX_BYTES[kind] ? TOO_LARGE[kind] : null;
}

/**
 * The message for a chosen file that the browser can already refuse; null if the server has to
 * check it. A browser that does not know the type reports ''.
 */
export function refusalOfChoice(file: { name: string; type: string; size: number }): Said | null {
  const contentType = file.type || (/\.hei[cf]$/i.test(file.name) ? 'image/heic' : '');
  if (contentType !== '' || file.size === 0) return refusalOf({ contentType, bytes: file.size });
  return file.size > VIDEO_MAX_BYTES ? FAULTS.videoTooLarge : null;
}
