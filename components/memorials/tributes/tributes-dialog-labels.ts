import { pagerLabels } from '@/components/ui/pager';
import type { Language } from '@/lib/platform/language/languages';
import type { Translate } from '@/lib/platform/language/message';
import { tributeCardLabels } from './tribute-card-labels';

export type TributesDialogLabels = ReturnType<typeof tributesDialogLabels>;

export const tributesDialogLabels = (t: Translate, language: Language) => ({
  viewAll: t('memorial.tributes.viewAll'),
  all: t('memorial.tributes.all'),
  loading: t('memorial.tributes.loading'),
  failed: t('memorial.tributes.failed'),
  tryAgain: t('ui.tryAgain'),
  close: t('ui.close'),
  pager: pagerLabels(t, t('memorial.tributes.pages'), language),
  tribute: tributeCardLabels(t, language),
});
