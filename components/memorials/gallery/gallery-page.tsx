import { useLocale } from 'next-intl';
import { FullLoadLink } from '@/components/ui/page-link';
import { Pager, pagerLabels } from '@/components/ui/pager';
import { GALLERY_PAGE_SIZE } from '@/lib/media/gallery-rules';
import type { GalleryPart } from '@/lib/media/queries/gallery-part';
import { memorialGallery } from '@/lib/memorials/api-paths';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { PartNotAdded } from '../memorial-section';
import { GalleryPictures } from './gallery-pictures';
import { GalleryDocuments } from './memorial-gallery';

type Props = {
  memorialId: string;
  /** The name of the person. */
  name: string;
  gallery: GalleryPart;
  page: number;
  pages: number;
};

/** A page of a memorial's whole gallery. */
export function GalleryPage({ memorialId, name, gallery, page, pages }: Props) {
  const t = useTranslate();
  const language = useLocale();
  const { pictures, documents } = gallery;
  return (
    // As wide as four columns beside the tabs (photo-sizes.ts)
    <div className="page-width max-w-[60rem] space-y-8 py-10">
      <FullLoadLink
        href={paths.memorialTab(memorialId, 'gallery')}
        className="inline-flex min-h-target items-center print:hidden"
      >
        {t('condolences.form.back')}
      </FullLoadLink>
      <h1 className="text-3xl text-balance" dir="auto">
        {t('memorial.gallery.label', { name })}
      </h1>
      {pictures.length + documents.length === 0 && <PartNotAdded />}
      {pictures.length > 0 && (
        <GalleryPictures
          memorialId={memorialId}
          name={name}
          gallery={gallery}
          from={(page - 1) * GALLERY_PAGE_SIZE}
          isBesideTabs={false}
        />
      )}
      {documents.length > 0 && <GalleryDocuments documents={documents} />}
      {pages > 1 && (
        <Pager
          page={page}
          pages={pages}
          href={(to) => memorialGallery(memorialId, to)}
          labels={pagerLabels(t, t('media.gallery.pages'), language)}
        />
      )}
    </div>
  );
}
