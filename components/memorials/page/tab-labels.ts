import type { Say } from '@/lib/platform/language/said';
import type { MemorialTab } from './tab-rules';

/** The tabs' labels; `whole` names the navigation. */
export type TabLabels = Record<MemorialTab | 'whole', string>;

export const tabLabels = (say: Say): TabLabels => ({
  whole: say('memorial.tabs.label'),
  about: say('memorial.tabs.about'),
  family: say('memorial.tabs.family'),
  career: say('memorial.tabs.career'),
  gallery: say('memorial.tabs.gallery'),
});
