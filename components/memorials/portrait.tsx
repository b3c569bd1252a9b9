import { pictureSrcSet } from '@/components/media/picture-srcset';
import { classNames } from '@/components/ui/class-names';
import { LIST_WIDTHS } from '@/lib/media/rules';
import type { Wreath } from '@/lib/memorials/rules';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';
import { WreathCard } from './wreath-card';

type PortraitProps = {
  /** The media id of the picture; null where there is none. */
  pictureId: string | null;
  /** Its blur as a data: URI (blur-placeholder.ts), shown until it has loaded; without one, the wall. */
  blur?: string | null;
  name: string;
  /** Shown without a picture; the wall behind either has its tone (wreath-rules.ts). */
  wreath: Wreath;
  /** How wide it is shown, as an `<img sizes>` text. */
  sizes: string;
  /** On a wall of its own tone it has a mat of paper around it. */
  onWall?: boolean;
  /** Too few pixels for the arch: shown as a small print on a mat, never enlarged. */
  small?: boolean;
  /** Loads it first, for a picture at the top of the page. */
  eager?: boolean;
  /** One of many: its file has few bytes, whatever it shows (LIST_MAX_BYTES). */
  inList?: boolean;
  className?: string;
};

const WIDTHS = [320, 560, 800] as const;

/** The niche of a remembered person: an arch, 4:5, with their picture or a wreath around their initials. */
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
  const say = useSay();
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
      {!pictureId && <WreathCard wreath={wreath} name={name} label={say('ui.cardFor', { name })} />}
      {pictureId && (
        // biome-ignore lint/performance/noImgElement: the variants are created at upload, not by Next.
        <img
          src={paths.media(pictureId, inList ? '560' : '800')}
          srcSet={pictureSrcSet(pictureId, inList ? LIST_WIDTHS : WIDTHS)}
          sizes={sizes}
          width={800}
          height={1000}
          alt={say('ui.portraitOf', { name })}
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
