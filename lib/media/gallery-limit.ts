import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import { snapshotSetting } from '@/lib/platform/site-settings/snapshot-setting';

/** How many items a gallery holds (product.md 9). Galleries that have more keep them. */
export const maxGalleryItems = (): number => snapshotSetting('doors.galleryItems');

/** Throws `invalid` if a gallery may not have this many items. */
export function requireGalleryRoom(itemCount: number): void {
  const items = maxGalleryItems();
  if (itemCount > items)
    throw new AppError('invalid', messageFor('media.faults.full', { items }), {
      details: { hasNoRoom: true },
    });
}
