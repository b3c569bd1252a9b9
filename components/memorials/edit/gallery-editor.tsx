import { MediaManager } from '@/components/media/media-manager';
import { UploadPanel } from '@/components/media/upload-panel';
import type { EditedGallery } from './use-gallery-copy';

/** The gallery in both editors: arranged on a copy until Save, but new files are added at once. */
export const GalleryEditor = ({ gallery }: { gallery: EditedGallery }) => (
  <>
    <MediaManager items={gallery.items} onChange={gallery.change} />
    <p className="text-ink-soft">
      New files are added to the memorial at once, even if you cancel.
    </p>
    <UploadPanel uploads={gallery.uploads} />
  </>
);
