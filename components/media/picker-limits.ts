import { MAX_BYTES } from '@/lib/media/rules';
import { GALLERY_ITEMS } from '@/lib/platform/gallery-size-rules';

const MEGABYTE = 1024 * 1024;

/** The numbers in the hint of the file picker. gallery-labels.ts replaces the hint if an admin has set another limit. */
export const PICKER_LIMITS = {
  photo: MAX_BYTES.photo / MEGABYTE,
  video: MAX_BYTES.video / MEGABYTE,
  document: MAX_BYTES.document / MEGABYTE,
  items: GALLERY_ITEMS.preset,
};
