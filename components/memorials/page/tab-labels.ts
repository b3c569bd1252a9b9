import type { Translate } from '@/lib/platform/language/message';
import type { MemorialTab } from './tab-rules';

/** The tabs' labels; `whole` names the navigation. */
export type TabLabels = Record<MemorialTab | 'whole', string>;

export const tabLabels = (t: Translate): TabLabels => ({
  whole: t('memorial.tabs.label'),
  about: t('memorial.tabs.about'),
  family: t('memorial.tabs.family'),
  career: t('memorial.tabs.career'),
  gallery: t('memorial.tabs.gallery'),
});
