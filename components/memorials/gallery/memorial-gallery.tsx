import type { GalleryItem } from '@/lib/media/gallery-item';
import { MemorialSection, NothingYet } from '../memorial-section';
import { GalleryDocument, GalleryPhoto, GalleryVideo } from './gallery-items';
import { LightboxLinks } from './lightbox-links';
import { gallerySlides } from './slides';

/** How many pictures a phone shows before the rest is unfolded; memorial-gallery.css has the same number. */
const FOLD_AFTER = 12;

/** Photos and videos in the family's order, then documents to download (product.md 2, "Memorial detail"). */
export function MemorialGallery({ items, name }: { items: GalleryItem[]; name: string }) {
  const shown = items.filter(({ type }) => type !== 'document');
  const documents = items.filter(({ type }) => type === 'document');
  return (
    <MemorialSection id="gallery" title="Gallery" panel empty={shown.length === 0}>
      {items.length === 0 && <NothingYet>No pictures have been added yet.</NothingYet>}
      {shown.length > 0 && (
        <LightboxLinks label={`Gallery of ${name}`} slides={gallerySlides(shown, name)}>
          <ul className="gallery-photos keepsake-photos grid grid-cols-2 gap-3 sm:gap-5 @2xl:grid-cols-3 @5xl:grid-cols-4">
            {shown.map((item, index) =>
              item.type === 'video' ? (
                <GalleryVideo key={item.id} item={item} name={name} />
              ) : (
                <GalleryPhoto key={item.id} item={item} name={name} slide={index} />
              ),
            )}
          </ul>
          {shown.length > FOLD_AFTER && <Unfold items={shown} />}
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

/** Opens the rest of a long gallery in place. Works without script; only narrow screens show it. */
function Unfold({ items }: { items: GalleryItem[] }) {
  const kind = items.every(({ type }) => type === 'photo') ? 'pictures' : 'pictures and videos';
  return (
    <details className="gallery-fold group mt-5">
      <summary className="inline-flex min-h-target items-center rounded-lg border border-edge bg-surface px-5 py-2 font-semibold">
        <span className="group-open:hidden">{`Show all ${items.length} ${kind}`}</span>
        <span className="hidden group-open:inline">Show fewer</span>
      </summary>
    </details>
  );
}
