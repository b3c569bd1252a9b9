import type { Say } from '@/lib/platform/language/said';

export const shareLabels = (name: string, say: Say) => ({
  share: say('memorial.share.share'),
  inMemory: say('memorial.share.inMemory', { name }),
  copied: say('memorial.share.copied'),
  title: say('memorial.share.title'),
  close: say('ui.close'),
  address: say('memorial.share.address'),
  hint: say('memorial.share.hint'),
});
