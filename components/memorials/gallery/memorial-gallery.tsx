import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import type { GalleryItem } from '@/lib/media/gallery-item';
import { countItems, countPictures, galleryPageOf } from '@/lib/media/gallery-rules';
import type { GalleryPart } from '@/lib/media/queries/gallery-part';
import {
  GALLERY_DOCUMENTS,
  memorialGallery,
  memorialGalleryDocuments,
} from '@/lib/memorials/api-paths';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { MemorialSection, PartNotAdded } from '../memorial-section';
import { GalleryDocument } from './gallery-items';
import { GalleryPictures } from './gallery-pictures';

type Props = { memorialId: string; gallery: GalleryPart; name: string };

/** The first photos and videos, then the first documents, with links to all (product.md 2, "Memorial detail"). */
export function MemorialGallery({ memorialId, gallery, name }: Props) {
  const t = useTranslate();
  const { pictures, documents, counts } = gallery;
  const count = countPictures(counts);
  return (
    <MemorialSection
      id="gallery"
      title={t('memorial.tabs.gallery')}
      panel
      empty={pictures.length === 0}
    >
      {countItems(counts) === 0 && <PartNotAdded />}
      {pictures.length > 0 && (
        <GalleryPictures
          memorialId={memorialId}
          name={name}
          gallery={gallery}
          from={0}
          isBesideTabs
        />
      )}
      {count > pictures.length && (
        <ShowAllLink href={memorialGallery(memorialId)}>
          {counts.video > 0
            ? t('memorial.gallery.showAll', { count })
            : t('memorial.gallery.showAllPictures', { count })}
        </ShowAllLink>
      )}
      <PhotosForPrint
        left={counts.photo - pictures.filter(({ type }) => type === 'photo').length}
      />
      {documents.length > 0 && (
        <div className="space-y-5 print:hidden">
          <GalleryDocuments documents={documents} />
          {counts.document > documents.length && (
            <ShowAllLink href={memorialGalleryDocuments(memorialId, galleryPageOf(count))}>
              {t('memorial.gallery.showAllDocuments', { count: counts.document })}
            </ShowAllLink>
          )}
        </div>
      )}
    </MemorialSection>
  );
}

/** On paper, what the first part of the gallery leaves out. */
function PhotosForPrint({ left }: { left: number }) {
  const t = useTranslate();
  if (left <= 0) return null;
  return (
    <>
      <p className="more-photos hidden print:block">
        {t('memorial.gallery.morePrinted', { count: left })}
      </p>
      {/* PrintButton renders all photos into this list. */}
      <ul id="printed-photos" className="keepsake-photos hidden print:grid" />
    </>
  );
}

const ShowAllLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <p className="print:hidden">
    <ButtonLink href={href} variant="secondary">
      {children}
    </ButtonLink>
  </p>
);

/** Documents to download. */
export function GalleryDocuments({ documents }: { documents: GalleryItem[] }) {
  const t = useTranslate();
  return (
    <div id={GALLERY_DOCUMENTS} className="scroll-mt-20 print:hidden">
      <h3 className="text-2xl">{t('memorial.gallery.documents')}</h3>
      <ul className="mt-3 space-y-3">
        {documents.map((item) => (
          <GalleryDocument key={item.id} item={item} />
        ))}
      </ul>
    </div>
  );
}
