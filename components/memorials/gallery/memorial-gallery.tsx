import type { GalleryItem } from '@/lib/media/gallery-item';
import { useSay } from '@/lib/platform/language/use-say';
import { MemorialSection, NothingYet } from '../memorial-section';
import { GalleryDocument, GalleryPhoto, GalleryVideo } from './gallery-items';
import { lightboxLabels } from './lightbox-labels';
import { LightboxLinks } from './lightbox-links';
import { gallerySlides } from './slides';

/** How many pictures a phone shows before the rest is unfolded; memorial-gallery.css has the same number. */
const FOLD_AFTER = 12;

/** Photos and videos in the family's order, then documents to download (product.md 2, "Memorial detail"). */
export function MemorialGallery({ items, name }: { items: GalleryItem[]; name: string }) {
  const say = useSay();
  const shown = items.filter(({ type }) => type !== 'document');
  const photoName = say('memorial.gallery.photo', { name });
  const documents = items.filter(({ type }) => type === 'document');
  return (
    <MemorialSection
      id="gallery"
      title={say('memorial.tabs.gallery')}
      panel
      empty={shown.length === 0}
    >
      {items.length === 0 && <NothingYet>{say('memorial.gallery.none')}</NothingYet>}
      {shown.length > 0 && (
        <LightboxLinks
          labels={lightboxLabels(say('memorial.gallery.label', { name }), say)}
          slides={gallerySlides(shown, photoName)}
        >
          <ul className="gallery-photos keepsake-photos grid grid-cols-2 gap-3 sm:gap-5 @2xl:grid-cols-3 @5xl:grid-cols-4">
            {shown.map((item, index) =>
              item.type === 'video' ? (
                <GalleryVideo
                  key={item.id}
                  item={item}
                  label={say('memorial.gallery.video', { name })}
                />
              ) : (
                <GalleryPhoto key={item.id} item={item} label={photoName} slide={index} />
              ),
            )}
          </ul>
          {shown.length > FOLD_AFTER && <Unfold items={shown} />}
        </LightboxLinks>
      )}
      {documents.length > 0 && (
        <div className="print:hidden">
          <h3 className="text-2xl">{say('memorial.gallery.documents')}</h3>
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
  const say = useSay();
  const count = items.length;
  const showAll = items.every(({ type }) => type === 'photo')
    ? say('memorial.gallery.showAllPictures', { count })
    : say('memorial.gallery.showAll', { count });
  return (
    <details className="gallery-fold group mt-5">
      <summary className="inline-flex min-h-act items-center rounded-full border border-edge px-6 py-2 font-semibold">
        <span className="group-open:hidden">{showAll}</span>
        <span className="hidden group-open:inline">{say('memorial.gallery.showFewer')}</span>
      </summary>
    </details>
  );
}
