import type { MessagePart } from '@/components/ui/client-messages';

/** The translations needed for choosing, uploading and arranging a gallery's files. */
export const MEDIA_MESSAGES = [
  'media.kinds',
  'media.upload',
  'media.gallery',
  'media.playback',
  'media.faults',
] as const satisfies readonly MessagePart[];
