import type { GalleryItem } from '@/lib/media/gallery-item';
import { IMAGE_WIDTHS } from '@/lib/media/rules';
import { paths } from '@/lib/paths';
import { blurPlaceholder } from '../blur-placeholder';
import { Caption } from './caption';
import { photoAlt } from './slides';

type Props = { item: GalleryItem; name: string; slide: number };

/** One photo of the grid. Its link opens the lightbox at `slide`, or the picture itself. */
export function GalleryPhoto({ item, name, slide }: Props) {
  const blur = blurPlaceholder(item.blurhash);
  return (
    <li className="min-w-0 break-inside-avoid">
      <figure>
        <a
          href={paths.media(item.id, '1600')}
          data-slide={slide}
          className="block cursor-zoom-in overflow-hidden rounded-lg border border-line bg-sunken bg-cover bg-center"
          style={blur ? { backgroundImage: `url(${blur})` } : undefined}
        >
          {/* biome-ignore lint/performance/noImgElement: the variants are made at upload, not by Next. */}
          <img
            src={paths.media(item.id, '800')}
            srcSet={IMAGE_WIDTHS.map(
              (width) => `${paths.media(item.id, String(width))} ${width}w`,
            ).join(', ')}
            sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 33vw, 50vw"
            width={item.width ?? 800}
            height={item.height ?? 800}
            alt={photoAlt(item, name)}
            loading="lazy"
            decoding="async"
            className="aspect-square h-auto w-full object-cover"
          />
        </a>
        <Caption text={item.caption} />
      </figure>
    </li>
  );
}
