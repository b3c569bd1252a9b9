import type { Translate } from '@/lib/platform/language/message';
import { PICKER_LIMITS } from './picker-limits';

/**
 * Returns the hint of the file picker if an admin has set another limit than usual.
 * @param items how many items a gallery holds
 */
export function galleryLabels(t: Translate, items: number): { 'media.upload.pickHint'?: string } {
  if (items === PICKER_LIMITS.items) return {};
  return { 'media.upload.pickHint': t('media.upload.pickHint', { ...PICKER_LIMITS, items }) };
}
