import { Fold } from '@/components/ui/fold';
import type { GalleryItem } from '@/lib/media/gallery-item';
import type { Translate } from '@/lib/platform/language/message';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { MemorialSection, PartNotAdded } from '../memorial-section';
import { GalleryDocument, GalleryPhoto, GalleryVideo } from './gallery-items';
import { lightboxLabels } from './lightbox-labels';
import { LightboxLinks } from './lightbox-links';
import { isFoldedOnPhone, isFoldedOnWideScreens, mosaic } from './mosaic-rules';
import { gallerySlides, isSlide } from './slides';

/** Photos and videos in the family's order, then documents to download (product.md 2, "Memorial detail"). */
export function MemorialGallery({ items, name }: { items: GalleryItem[]; name: string }) {
  const t = useTranslate();
  const photosAndVideos = items.filter(({ type }) => type !== 'document');
  const photoName = t('memorial.gallery.photo', { name });
  const spans = mosaic(photosAndVideos);
  const slides = photosAndVideos.filter(isSlide);
  const documents = items.filter(({ type }) => type === 'document');
  return (
    <MemorialSection
      id="gallery"
      title={t('memorial.tabs.gallery')}
      panel
      empty={photosAndVideos.length === 0}
    >
      {items.length === 0 && <PartNotAdded />}
      {photosAndVideos.length > 0 && (
        <LightboxLinks
          labels={lightboxLabels(t('memorial.gallery.label', { name }), t)}
          slides={gallerySlides(slides, photoName)}
        >
          <ul className="mosaic fold-pictures keepsake-photos">
            {photosAndVideos.map((item, index) =>
              item.type === 'video' ? (
                <GalleryVideo
                  key={item.id}
                  item={item}
                  label={t('memorial.gallery.video', { name })}
                />
              ) : (
                <GalleryPhoto
                  key={item.id}
                  item={item}
                  label={photoName}
                  slide={slides.indexOf(item)}
                  span={spans[index] ?? 'one'}
                />
              ),
            )}
          </ul>
          {isFoldedOnPhone(photosAndVideos.length) && (
            <Fold
              expandLabel={showAllLabel(photosAndVideos, t)}
              className={isFoldedOnWideScreens(photosAndVideos.length) ? undefined : 'fold-narrow'}
            />
          )}
        </LightboxLinks>
      )}
      {documents.length > 0 && (
        <div className="print:hidden">
          <h3 className="text-2xl">{t('memorial.gallery.documents')}</h3>
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

function showAllLabel(items: GalleryItem[], t: Translate): string {
  const count = items.length;
  return items.every(({ type }) => type === 'photo')
    ? t('memorial.gallery.showAllPictures', { count })
    : t('memorial.gallery.showAll', { count });
}
