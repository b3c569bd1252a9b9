import { pagerLabels } from '@/components/ui/pager';
import type { Language } from '@/lib/platform/language/languages';
import type { Say } from '@/lib/platform/language/said';
import { tributeCardLabels } from './tribute-card-labels';

export type TributesDialogLabels = ReturnType<typeof tributesDialogLabels>;

export const tributesDialogLabels = (say: Say, language: Language) => ({
  viewAll: say('memorial.tributes.viewAll'),
  all: say('memorial.tributes.all'),
  loading: say('memorial.tributes.loading'),
  failed: say('memorial.tributes.failed'),
  tryAgain: say('ui.tryAgain'),
  close: say('ui.close'),
  pager: pagerLabels(say, say('memorial.tributes.pages'), language),
  tribute: tributeCardLabels(say, language),
});
