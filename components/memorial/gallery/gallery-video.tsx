import type { GalleryItem } from '@/lib/media/gallery-item';
import { paths } from '@/lib/paths';
import { Caption } from './caption';

/** A video with the browser's own controls; nothing plays until somebody asks. Not on paper. */
export function GalleryVideo({ item, name }: { item: GalleryItem; name: string }) {
  return (
    <li className="col-span-2 min-w-0 print:hidden">
      <figure>
        {/* biome-ignore lint/a11y/useMediaCaption: families' own films come without a text track. */}
        <video
          controls
          playsInline
          preload="metadata"
          src={paths.media(item.id, 'original')}
          poster={item.hasPoster ? paths.media(item.id, 'poster') : undefined}
          width={item.width ?? 1280}
          height={item.height ?? 720}
          aria-label={item.caption || `Video in the gallery of ${name}`}
          className="aspect-video h-auto w-full rounded-lg border border-line bg-sunken object-contain"
        />
        <Caption text={item.caption} />
      </figure>
    </li>
  );
}
