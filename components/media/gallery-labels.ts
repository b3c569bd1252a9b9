import { maxGalleryItems } from '@/lib/media/gallery-limit';
import type { Translate } from '@/lib/platform/language/message';
import { PICKER_LIMITS } from './picker-limits';

/** Returns the hint of the file picker with the number of items that an admin has set, if they have. */
export function galleryLabels(t: Translate): { 'media.upload.pickHint'?: string } {
  const items = maxGalleryItems();
  if (items === PICKER_LIMITS.items) return {};
  return { 'media.upload.pickHint': t('media.upload.pickHint', { ...PICKER_LIMITS, items }) };
}
