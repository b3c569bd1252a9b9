import type { Translate } from '@/lib/platform/language/message';

const KILOBYTE = 1000;

/** Formats a file's size: '340 KB', '1.2 MB'. */
export function fileSize(bytes: number, t: Translate): string {
  if (bytes < KILOBYTE) return t('memorial.gallery.bytes', { size: bytes });
  const kilobytes = Math.round(bytes / KILOBYTE);
  if (kilobytes < KILOBYTE) return t('memorial.gallery.kilobytes', { size: kilobytes });
  const size = Number((bytes / KILOBYTE / KILOBYTE).toFixed(1));
  return t('memorial.gallery.megabytes', { size });
}
