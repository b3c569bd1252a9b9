import { Banner } from '@/components/ui/banner';
import { useTranslate } from '@/lib/platform/language/use-translate';

/** Tells the keepers that the memorial cannot be changed at the moment. */
export function FrozenNotice() {
  const t = useTranslate();
  return (
    <div className="page-width pt-6 print:hidden">
      <Banner tone="warning">{t('keepers.refusals.frozen')}</Banner>
    </div>
  );
}
