import { DAY_MS } from '../platform/durations.ts';
import { type Message, messageFor } from '../platform/language/message.ts';

const MEGABYTE = 1024 * 1024;

/** In bytes. A phone's pictures take up 3 to 12 MB. */
export const IMAGE_MAX_BYTES = 25 * MEGABYTE;
export const IMAGE_MEGABYTES = IMAGE_MAX_BYTES / MEGABYTE;

/** In bytes. */
export const VIDEO_MAX_BYTES = 200 * MEGABYTE;
export const DOCUMENT_MAX_BYTES = 20 * MEGABYTE;
/** How many files one call may send to a gallery. */
export const MAX_FILES_PER_CALL = 60;

/** The widths at which a picture is stored, in pixels; a smaller picture is never enlarged. */
export const IMAGE_WIDTHS = [320, 560, 800, 1600] as const;
/** The widths that lists show, and the maximum size of such a file in bytes, whatever the picture. */
export const LIST_WIDTHS = [320, 560] as const;
export const LIST_MAX_BYTES = 12_000;
/** In pixels. */
export const POSTER_WIDTH = 800;
/**
 * A file of 30 KB may decode to more pixels than memory can hold (security.md, fact 9). Some formats have lower limits
 * (decision 0129).
 */
export const MAX_PIXELS = 120e6;

/**
 * The least width and height of an operator's icon in pixels: the size of the largest file made
 * from it.
 */
export const MIN_ICON_PIXELS = 512;

export const IMAGE_VARIANTS = ['320', '560', '800', '1600'] as const;
export type ImageVariant = (typeof IMAGE_VARIANTS)[number];
export const LARGEST_VARIANT = '1600';
/** The name under which the AVIF of a variant is stored, if it is smaller than the WebP. */
export const avifVariant = <Variant extends string>(variant: Variant) => `${variant}-avif` as const;

/** The picture formats that every browser shows. */
const SHOWN_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/bmp'];
/** The accepted picture formats, detected from the bytes; name and declared type do not matter. */
export const IMAGE_TYPES = [...SHOWN_TYPES, 'image/avif', 'image/heic', 'image/heif', 'image/tiff'];
/** The types of files that some systems do not know, or name differently, by the ending of their name. */
const TYPES_BY_ENDING = new Map([
  ['heic', 'image/heic'],
  ['heif', 'image/heif'],
  ['tif', 'image/tiff'],
  ['tiff', 'image/tiff'],
  ['bmp', 'image/bmp'],
  ['avi', 'video/vnd.avi'],
  ['mkv', 'video/matroska'],
  ['3gp', 'video/3gpp'],
  ['3g2', 'video/3gpp2'],
]);
/** For the file picker. Windows offers files of types that it does not know only by their endings. */
export const IMAGE_ACCEPT = [...IMAGE_TYPES, '.heic', '.heif'].join(',');

/** The accepted video formats, some of them only where ffmpeg can read their codecs (store-video.ts). */
export const VIDEO_TYPES = [
  ...['video/mp4', 'video/webm', 'video/quicktime', 'video/x-m4v'],
  ...['video/matroska', 'video/3gpp', 'video/3gpp2', 'video/vnd.avi'],
];
export const DOCUMENT_TYPES = ['application/pdf'];
const VIDEO_ENDINGS = ['.avi', '.mkv', '.3gp'];
/** For the file picker of a gallery. */
export const MEDIA_ACCEPT = [
  IMAGE_ACCEPT,
  ...VIDEO_TYPES,
  ...VIDEO_ENDINGS,
  ...DOCUMENT_TYPES,
].join(',');

export type MediaKind = 'photo' | 'video' | 'document';

/** In bytes. */
export const MAX_BYTES: Record<MediaKind, number> = {
  photo: IMAGE_MAX_BYTES,
  video: VIDEO_MAX_BYTES,
  document: DOCUMENT_MAX_BYTES,
};

/** In characters. */
export const MAX_CAPTION_LENGTH = 300;

/** Pending media that nothing refers to are deleted after this time. */
export const ABANDONED_MS = DAY_MS;

/** The messages for refused files. */
export const MEDIA_ERROR_MESSAGES = {
  notAnImage: messageFor('media.faults.notAnImage'),
  tooManyPixels: messageFor('media.faults.tooManyPixels', { megapixels: MAX_PIXELS / 1e6 }),
  tooLarge: messageFor('media.faults.tooLarge', { megabytes: IMAGE_MEGABYTES }),
  tooDemanding: messageFor('media.faults.tooDemanding'),
  damaged: messageFor('media.faults.damaged'),
  gone: messageFor('media.faults.gone'),
  notMedia: messageFor('media.faults.notMedia'),
  videoTooLarge: messageFor('media.faults.videoTooLarge', {
    megabytes: VIDEO_MAX_BYTES / MEGABYTE,
  }),
  videoDamaged: messageFor('media.faults.videoDamaged'),
  videoNotPlayable: messageFor('media.faults.videoNotPlayable'),
  documentTooLarge: messageFor('media.faults.documentTooLarge', {
    megabytes: DOCUMENT_MAX_BYTES / MEGABYTE,
  }),
  empty: messageFor('media.faults.empty'),
  itemGone: messageFor('media.faults.itemGone'),
  itemTwice: messageFor('media.faults.itemTwice'),
  logoShape: messageFor('look.faults.logoShape'),
  iconTooSmall: messageFor('look.faults.iconTooSmall', { pixels: MIN_ICON_PIXELS }),
} as const;

const TOO_LARGE_MESSAGES: Record<MediaKind, Message> = {
  photo: MEDIA_ERROR_MESSAGES.tooLarge,
  video: MEDIA_ERROR_MESSAGES.videoTooLarge,
  document: MEDIA_ERROR_MESSAGES.documentTooLarge,
};

/** The kind of item for a content type; null if it is not accepted. */
export function mediaKindOf(contentType: string): MediaKind | null {
  if (IMAGE_TYPES.includes(contentType)) return 'photo';
  if (VIDEO_TYPES.includes(contentType)) return 'video';
  return DOCUMENT_TYPES.includes(contentType) ? 'document' : null;
}

export const isHeic = (contentType: string) => /^image\/hei[cf]/.test(contentType);

/** Whether it is a picture that we accept, although some browsers cannot show it. */
export const isRarelyShown = (contentType: string) =>
  IMAGE_TYPES.includes(contentType) && !SHOWN_TYPES.includes(contentType);

/** The content type of a chosen file, guessed from its name; '' if neither we nor the browser know it. */
export function chosenType({ name, type }: { name: string; type: string }): string {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return TYPES_BY_ENDING.get(ending) ?? type;
}

/**
 * The kind shown for a chosen file; anything but pictures and videos is a document (product.md 5).
 */
export function displayKind(contentType: string): MediaKind {
  if (contentType.startsWith('image/')) return 'photo';
  return contentType.startsWith('video/') ? 'video' : 'document';
}

/**
 * The message for a refused file; null if it is accepted. The content type is the one that the
 * server detected from the bytes, or that the browser guessed from the name.
 */
export function fileErrorMessage(file: { contentType: string; bytes: number }): Message | null {
  if (file.bytes === 0) return MEDIA_ERROR_MESSAGES.empty;
  const kind = mediaKindOf(file.contentType);
  if (!kind) return MEDIA_ERROR_MESSAGES.notMedia;
  return file.bytes > MAX_BYTES[kind] ? TOO_LARGE_MESSAGES[kind] : null;
}

/**
 * The message for a chosen file that the browser can already refuse; null if the server has to
 * check it. A browser that does not know the type reports ''.
 */
export function chosenFileErrorMessage(file: {
  name: string;
  type: string;
  size: number;
}): Message | null {
  const contentType = chosenType(file);
  if (contentType !== '' || file.size === 0)
    return fileErrorMessage({ contentType, bytes: file.size });
  return file.size > VIDEO_MAX_BYTES ? MEDIA_ERROR_MESSAGES.videoTooLarge : null;
}
