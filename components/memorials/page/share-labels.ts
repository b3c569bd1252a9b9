import type { Translate } from '@/lib/platform/language/message';

export const shareLabels = (name: string, t: Translate) => ({
  share: t('memorial.share.share'),
  inMemory: t('memorial.share.inMemory', { name }),
  copied: t('memorial.share.copied'),
  title: t('memorial.share.title'),
  close: t('ui.close'),
  address: t('memorial.share.address'),
  hint: t('memorial.share.hint'),
});
