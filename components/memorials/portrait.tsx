import { pictureSrcSet } from '@/components/media/picture-srcset';
import { classNames } from '@/components/ui/class-names';
import { LIST_WIDTHS } from '@/lib/media/rules';
import type { Wreath } from '@/lib/memorials/rules';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { WreathCard } from './wreath-card';

type PortraitProps = {
  /** The picture's media id; null if there is none. */
  pictureId: string | null;
  /** The picture's blur placeholder as a data: URI (blur-placeholder.ts), shown until the picture has loaded. */
  blur?: string | null;
  name: string;
  /** The wreath shown if there is no picture. It also sets the background colour (wreath-rules.ts). */
  wreath: Wreath;
  /** The displayed width, as the `sizes` of an `<img>`. */
  sizes: string;
  /** True if the picture is on a wall of the same colour. It then gets a mat. */
  onWall?: boolean;
  /** True if the picture has too few pixels to be enlarged. It is then shown as a small print on a mat. */
  small?: boolean;
  /** Loads the picture with priority; for the top of a page. */
  eager?: boolean;
  /** Uses smaller files, since a list has many pictures (LIST_MAX_BYTES). */
  inList?: boolean;
  className?: string;
};

const WIDTHS = [320, 560, 800] as const;

/** An arch of 4:5 with a person's picture, or with their initials in a wreath. */
export function Portrait({
  pictureId,
  blur = null,
  name,
  wreath,
  sizes,
  onWall = false,
  small = false,
  eager = false,
  inList = false,
  className,
}: PortraitProps) {
  const t = useTranslate();
  return (
    <div
      data-tone={wreath}
      className={classNames(
        'aspect-4/5 overflow-hidden rounded-t-full bg-cover bg-[50%_30%]',
        onWall ? 'bg-surface shadow-mat' : 'bg-tone',
        small && 'grid place-items-center',
        className,
      )}
      style={blur && !small ? { backgroundImage: `url(${blur})` } : undefined}
    >
      {!pictureId && <WreathCard wreath={wreath} name={name} label={t('ui.cardFor', { name })} />}
      {pictureId && (
        // biome-ignore lint/performance/noImgElement: the variants are created at upload, not by Next.
        <img
          src={paths.media(pictureId, inList ? '560' : '800')}
          srcSet={pictureSrcSet(pictureId, inList ? LIST_WIDTHS : WIDTHS)}
          sizes={sizes}
          width={800}
          height={1000}
          alt={t('ui.portraitOf', { name })}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          className={
            small
              ? 'mt-[8%] aspect-4/5 w-[46%] object-cover shadow-print'
              : 'h-full w-full object-cover object-[50%_30%]'
          }
        />
      )}
    </div>
  );
}
