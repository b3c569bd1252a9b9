import { paths } from '@/lib/paths';
import { classNames } from '../ui/class-names';
import { MonogramCard } from './monogram-card';

type PortraitProps = {
  /** The media id of the picture; null where there is none. */
  pictureId: string | null;
  /** Its blur as an address (blur-placeholder.ts), seen until it is there; else the monogram card is. */
  blur?: string | null;
  name: string;
  /** How wide it is shown, as an `<img sizes>` text. */
  sizes: string;
  /** The first thing a person sees is loaded first. */
  eager?: boolean;
  className?: string;
};

const WIDTHS = [320, 800, 1600] as const;

/** The picture of a remembered person, 4:5, over what shows until it is there. */
export function Portrait({
  pictureId,
  blur = null,
  name,
  sizes,
  eager = false,
  className,
}: PortraitProps) {
  return (
    <div
      className={classNames(
        'relative aspect-4/5 overflow-hidden rounded-lg border border-line bg-sunken bg-cover bg-center',
        className,
      )}
      style={blur ? { backgroundImage: `url(${blur})` } : undefined}
    >
      {!blur && (
        <div className="absolute inset-0">
          <MonogramCard name={name} label={pictureId ? undefined : `Card for ${name}`} />
        </div>
      )}
      {pictureId && (
        // biome-ignore lint/performance/noImgElement: the variants are made at upload, not by Next.
        <img
          src={paths.media(pictureId, '800')}
          srcSet={WIDTHS.map((width) => `${paths.media(pictureId, String(width))} ${width}w`).join(
            ', ',
          )}
          sizes={sizes}
          width={800}
          height={1000}
          alt={`Portrait of ${name}`}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          className="relative h-full w-full object-cover"
        />
      )}
    </div>
  );
}
