import { Film } from 'lucide-react';
import * as paths from '@/lib/platform/paths';

type Props = { id: string; hasPoster: boolean; label: string; className: string };

/** What is shown in place of a video that cannot be played: its still, or a drawn film. */
export function VideoStill({ id, hasPoster, label, className }: Props) {
  if (!hasPoster)
    return (
      <div role="img" aria-label={label} className={className}>
        <Film aria-hidden size={48} className="m-auto h-full text-ink-soft" />
      </div>
    );
  return (
    // biome-ignore lint/performance/noImgElement: the variants are created by a job, not by Next.
    <img src={paths.media(id, 'poster')} alt={label} loading="lazy" className={className} />
  );
}
