import { FileText } from 'lucide-react';
import { pictureSrcSet } from '@/components/media/picture-srcset';
import { PlaybackNote } from '@/components/media/playback-note';
import { VideoStill } from '@/components/media/video-still';
import type { GalleryItem } from '@/lib/media/gallery-item';
import { shortName } from '@/lib/media/name-rules';
import { isPlayable } from '@/lib/media/playback-rules';
import { IMAGE_WIDTHS } from '@/lib/media/rules';
import * as paths from '@/lib/platform/paths';

type Props = {
  file: GalleryItem;
  /** The translated name of the file's type. */
  kind: string;
};

export function ContributedMedia({ file, kind }: Props) {
  const { id, type, fileName, width, height } = file;
  const name = `${kind}: ${shortName(fileName)}`;
  if (type === 'photo')
    return (
      // biome-ignore lint/performance/noImgElement: the variants are created at upload, not by Next.
      <img
        src={paths.media(id, '560')}
        srcSet={pictureSrcSet(id, IMAGE_WIDTHS.slice(0, 3))}
        sizes="(min-width: 40rem) 22rem, 90vw"
        width={width ?? undefined}
        height={height ?? undefined}
        alt={name}
        loading="lazy"
        className="max-h-80 w-full rounded-lg border border-line bg-surface object-contain"
      />
    );
  if (type === 'video')
    return (
      <div>
        {isPlayable(file.playback) ? (
          // biome-ignore lint/a11y/useMediaCaption: families' own videos have no text track.
          <video
            src={paths.media(id, 'original')}
            aria-label={name}
            controls
            preload="metadata"
            className={VIDEO}
          />
        ) : (
          <VideoStill {...file} label={name} className={VIDEO} />
        )}
        <PlaybackNote playback={file.playback} />
      </div>
    );
  return (
    <a
      href={paths.media(id, 'original')}
      className="flex min-h-target items-center gap-2 rounded-lg border border-line bg-surface p-4"
    >
      <FileText aria-hidden size={20} className="shrink-0" />
      {name}
    </a>
  );
}

const VIDEO = 'max-h-80 w-full rounded-lg border border-line bg-surface';
