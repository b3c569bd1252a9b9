import { MediaManager } from '@/components/media/media-manager';
import { UploadPanel } from '@/components/media/upload-panel';
import { HydratedFields } from '@/components/ui/hydrated-fields';
import { useTranslate } from '@/lib/platform/language/use-translate';
import type { EditedGallery } from './use-gallery-draft';

/** The gallery of both editors. Changes to its arrangement are saved with the form; new files are added at once. */
export function GalleryEditor({ gallery }: { gallery: EditedGallery }) {
  const t = useTranslate();
  return (
    <HydratedFields className="space-y-6">
      <MediaManager
        items={gallery.items}
        onChange={gallery.change}
        isUploading={gallery.isUploading}
      />
      <p className="text-ink-soft">{t('edit.gallery.newFiles')}</p>
      <UploadPanel uploads={gallery.uploads} />
    </HydratedFields>
  );
}
