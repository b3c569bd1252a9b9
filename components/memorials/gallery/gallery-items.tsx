import { Download } from 'lucide-react';
import type { GalleryItem } from '@/lib/media/gallery-item';
import { isPlayable } from '@/lib/media/playback-rules';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { pictureSrcSet } from '../../media/picture-srcset';
import { PlaybackNote } from '../../media/playback-note';
import { VideoStill } from '../../media/video-still';
import { blurPlaceholder } from '../blur-placeholder';
import { FamilyMark } from '../family-mark';
import { fileSize } from './file-size';
import { GalleryCaption } from './gallery-caption';
import type { Span } from './mosaic-rules';
import { PHOTO_WIDTHS, photoSizes } from './photo-sizes';

/** `label` is the text for items without a caption. */
type Props = { item: GalleryItem; label: string; slide: number };
type PhotoProps = Props & { span: Span; isBesideTabs: boolean };

/** A photo in the grid. Its link opens the lightbox at `slide`; without JavaScript, the picture itself. */
export function GalleryPhoto({ item, label, slide, span, isBesideTabs }: PhotoProps) {
  const blur = blurPlaceholder(item.blurhash);
  return (
    <li className={`mosaic-${span} min-w-0 break-inside-avoid`}>
      <figure className="flex h-full flex-col">
        <a
          href={paths.media(item.id, '1600')}
          data-slide={slide}
          className="mosaic-picture relative block grow cursor-zoom-in bg-sunken bg-cover bg-center"
          style={blur ? { backgroundImage: `url(${blur})` } : undefined}
        >
          {/* biome-ignore lint/performance/noImgElement: the variants are created at upload, not by Next. */}
          <img
            src={paths.media(item.id, '800')}
            srcSet={pictureSrcSet(item.id, PHOTO_WIDTHS[span])}
            sizes={photoSizes(span, item, isBesideTabs)}
            width={item.width ?? 800}
            height={item.height ?? 800}
            alt={item.caption || label}
            loading="lazy"
            decoding="async"
            className="absolute inset-0 size-full object-cover object-[50%_30%]"
          />
        </a>
        <GalleryCaption text={item.caption} />
        <FamilyOnlyMark audience={item.audience} />
      </figure>
    </li>
  );
}

/** A video with the browser's own controls. It never starts by itself and is not printed. */
export function GalleryVideo({ item, label }: Omit<Props, 'slide'>) {
  return (
    <li className="mosaic-wide mosaic-video min-w-0 print:hidden">
      <figure>
        {isPlayable(item.playback) ? (
          // biome-ignore lint/a11y/useMediaCaption: families' own videos have no text track.
          <video
            controls
            playsInline
            preload="metadata"
            src={paths.media(item.id, 'original')}
            poster={item.hasPoster ? paths.media(item.id, 'poster') : undefined}
            width={item.width ?? 1280}
            height={item.height ?? 720}
            aria-label={item.caption || label}
            className={VIDEO}
          />
        ) : (
          <VideoStill {...item} label={item.caption || label} className={VIDEO} />
        )}
        <PlaybackNote playback={item.playback} />
        <GalleryCaption text={item.caption} />
        <FamilyOnlyMark audience={item.audience} />
      </figure>
    </li>
  );
}

const VIDEO = 'aspect-video h-auto w-full bg-sunken object-contain';

export function GalleryDocument({ item }: { item: GalleryItem }) {
  const t = useTranslate();
  return (
    <li>
      <a
        href={paths.media(item.id, 'original')}
        download={item.fileName}
        className="inline-flex min-h-target max-w-full items-center gap-3 rounded-lg border border-line bg-surface px-4 py-3 no-underline hover:border-primary"
      >
        <Download aria-hidden size={20} className="shrink-0 text-primary" />
        <span className="min-w-0 wrap-anywhere">
          <bdi className="text-link">{item.caption || item.fileName}</bdi>{' '}
          <span className="text-sm whitespace-nowrap text-ink-soft">{fileSize(item.bytes, t)}</span>
        </span>
      </a>
      <FamilyOnlyMark audience={item.audience} />
    </li>
  );
}

function FamilyOnlyMark({ audience }: Pick<GalleryItem, 'audience'>) {
  const t = useTranslate();
  return audience === 'family' && <FamilyMark label={t('memorial.gallery.familyOnly')} />;
}
