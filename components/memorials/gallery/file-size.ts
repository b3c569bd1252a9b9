import type { Say } from '@/lib/platform/language/said';

const KILOBYTE = 1000;

/** Formats a file's size: '340 KB', '1.2 MB'. */
export function fileSize(bytes: number, say: Say): string {
  if (bytes < KILOBYTE) return say('memorial.gallery.bytes', { size: bytes });
  const kilobytes = Math.round(bytes / KILOBYTE);
  if (kilobytes < KILOBYTE) return say('memorial.gallery.kilobytes', { size: kilobytes });
  const size = Number((bytes / KILOBYTE / KILOBYTE).toFixed(1));
  return say('memorial.gallery.megabytes', { size });
}
