import { classNames } from '@/components/ui/class-names';
import { useSay } from '@/lib/platform/language/use-say';
import { paths } from '@/lib/platform/paths';
import { MonogramCard } from './monogram-card';

type PortraitProps = {
  /** The media id of the picture; null where there is none. */
  pictureId: string | null;
  /** Its blur as a data: URI (blur-placeholder.ts), shown until it has loaded; without one, the monogram card. */
  blur?: string | null;
  name: string;
  /** How wide it is shown, as an `<img sizes>` text. */
  sizes: string;
  /** Loads it first, for a picture at the top of the page. */
  eager?: boolean;
  className?: string;
};

const WIDTHS = [320, 800, 1600] as const;

/** The picture of a remembered person, 4:5, over a placeholder until it has loaded. */
export function Portrait({
  pictureId,
  blur = null,
  name,
  sizes,
  eager = false,
  className,
}: PortraitProps) {
  const say = useSay();
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
          <MonogramCard name={name} label={pictureId ? undefined : say('ui.cardFor', { name })} />
        </div>
      )}
      {pictureId && (
        // biome-ignore lint/performance/noImgElement: the variants are created at upload, not by Next.
        <img
          src={paths.media(pictureId, '800')}
          srcSet={WIDTHS.map((width) => `${paths.media(pictureId, String(width))} ${width}w`).join(
            ', ',
          )}
          sizes={sizes}
          width={800}
          height={1000}
          alt={say('ui.portraitOf', { name })}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          className="relative h-full w-full object-cover"
        />
      )}
    </div>
  );
}
