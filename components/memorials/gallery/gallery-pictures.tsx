import type { GalleryItem } from '@/lib/media/gallery-item';
import { countPictures } from '@/lib/media/gallery-rules';
import type { GalleryPart } from '@/lib/media/queries/gallery-part';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { GalleryPhoto, GalleryVideo } from './gallery-items';
import { lightboxLabels } from './lightbox-labels';
import { LightboxLinks } from './lightbox-links';
import { mosaic } from './mosaic-rules';
import { gallerySlides } from './slides';

type Props = {
  memorialId: string;
  /** The name of the person. */
  name: string;
  gallery: Pick<GalleryPart, 'pictures' | 'counts'>;
  /** The index of the first picture among all of the gallery. */
  from: number;
  /** True on the page of the memorial, where the pictures are beside the bar of tabs. */
  isBesideTabs: boolean;
};

/** Photos and videos in rows. The lightbox goes on to the pictures that are not in this part of the gallery. */
export function GalleryPictures({ memorialId, name, gallery, from, isBesideTabs }: Props) {
  const t = useTranslate();
  const { pictures, counts } = gallery;
  const photoName = t('memorial.gallery.photo', { name });
  const spans = mosaic(pictures);
  const show = (item: GalleryItem, index: number) =>
    item.type === 'video' ? (
      <GalleryVideo key={item.id} item={item} label={t('memorial.gallery.video', { name })} />
    ) : (
      <GalleryPhoto
        key={item.id}
        item={item}
        label={photoName}
        slide={from + index}
        span={spans[index] ?? 'one'}
        isBesideTabs={isBesideTabs}
      />
    );
  return (
    <LightboxLinks
      labels={lightboxLabels(t('memorial.gallery.label', { name }), t)}
      slides={gallerySlides(pictures, photoName)}
      gallery={{ memorialId, from, total: countPictures(counts), photoName }}
    >
      <ul className="mosaic keepsake-photos">{pictures.map(show)}</ul>
    </LightboxLinks>
  );
}
