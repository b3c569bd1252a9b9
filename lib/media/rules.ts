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
/** What link previews show: the size that Facebook, WhatsApp and others ask for. */
export const PREVIEW = { width: 1200, height: 630, maxBytes: 300_000 } as const;
/** A 30 KB file may unfold to far more than memory holds (security.md, fact 9). */
export const MAX_PIXELS = 50e6;

export const IMAGE_VARIANTS = ['320', '800', '1600', 'preview'] as const;
export type ImageVariant = (typeof IMAGE_VARIANTS)[number];

/** What a picture may be, as found in its bytes; its name and announced type decide nothing. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];
/** For the file picker. */
export const IMAGE_ACCEPT = IMAGE_TYPES.join(',');

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
} as const;
