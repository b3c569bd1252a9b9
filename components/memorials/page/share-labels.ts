import type { Translate } from '@/lib/platform/language/message';
import { shareText } from './share-rules';

export type ShareLabels = ReturnType<typeof shareLabels>;

export const shareLabels = (name: string, years: string, t: Translate) => ({
  share: t('memorial.share.share'),
  text: shareText(name, years, t),
  whatsApp: t('memorial.share.whatsApp'),
  copy: t('memorial.share.copy'),
  copied: t('memorial.share.copied'),
  title: t('memorial.share.title'),
  close: t('ui.close'),
  address: t('memorial.share.address'),
  hint: t('memorial.share.hint'),
});
