import type { GalleryItem } from '@/lib/media/gallery-item';
import { MemorialSection } from '../memorial-section';
import { NothingYet } from '../page/nothing-yet';
import { GalleryDocument } from './gallery-document';
import { GalleryPhoto } from './gallery-photo';
import { GalleryVideo } from './gallery-video';
import { LightboxLinks } from './lightbox-links';
import { gallerySlides } from './slides';

/** Photos and videos in the family's order, then documents to download (spec 2, "Memorial detail"). */
export function MemorialGallery({ items, name }: { items: GalleryItem[]; name: string }) {
  const shown = items.filter(({ type }) => type !== 'document');
  const documents = items.filter(({ type }) => type === 'document');
  return (
    <MemorialSection id="gallery" title="Gallery" panel empty={shown.length === 0}>
      {items.length === 0 && <NothingYet>No pictures have been added yet.</NothingYet>}
      {shown.length > 0 && (
        <LightboxLinks label={`Gallery of ${name}`} slides={gallerySlides(shown, name)}>
          <ul className="keepsake-photos grid grid-cols-2 gap-3 sm:gap-5 @2xl:grid-cols-3 @5xl:grid-cols-4">
            {shown.map((item, index) =>
              item.type === 'video' ? (
                <GalleryVideo key={item.id} item={item} name={name} />
              ) : (
                <GalleryPhoto key={item.id} item={item} name={name} slide={index} />
              ),
            )}
          </ul>
        </LightboxLinks>
      )}
      {documents.length > 0 && (
        <div className="print:hidden">
          <h3 className="text-xl">Documents</h3>
          <ul className="mt-3 space-y-3">
            {documents.map((item) => (
              <GalleryDocument key={item.id} item={item} />
            ))}
          </ul>
        </div>
      )}
    </MemorialSection>
  );
}
