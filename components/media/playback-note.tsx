import type { ShownPlayback } from '@/lib/media/playback-rules';
import { useTranslate } from '@/lib/platform/language/use-translate';

/** Says truthfully where a video plays; nothing if it plays everywhere, or for other items. */
export function PlaybackNote({ playback }: { playback: ShownPlayback | null }) {
  const t = useTranslate();
  if (playback === null || playback === 'everywhere') return null;
  return (
    <p className="mt-2 text-sm text-ink-soft print:hidden">{t(`media.playback.${playback}`)}</p>
  );
}
