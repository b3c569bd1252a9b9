import { Wordmark } from '@/components/layout/wordmark';
import { buttonClasses } from '@/components/ui/button-classes';
import { useTranslate } from '@/lib/platform/language/use-translate';

/** Sample parts of pages, not interactive and hidden from screen readers. */
export function LookSample() {
  const t = useTranslate();
  return (
    <div aria-hidden>
      <div className="border-b border-line px-5 py-4">
        <Wordmark logo={null} logoDark={null} />
      </div>
      <div className="space-y-4 px-5 py-6">
        <p className="font-display text-2xl">{t('site.motto')}</p>
        <p>{t('site.description')}</p>
        <p className="text-sm text-ink-soft">{t('look.page.sample')}</p>
        <p>
          <span className="text-link">{t('site.nav.findMemorials')}</span>
        </p>
        <div className="flex flex-wrap gap-3">
          <span className={buttonClasses('primary')}>{t('site.nav.createMemorial')}</span>
          <span className={buttonClasses('secondary')}>{t('site.nav.scanCode')}</span>
        </div>
        <p className="rounded-lg border border-edge bg-surface px-4 py-3">{t('site.nav.menu')}</p>
        <p className="rounded-lg bg-primary-soft px-4 py-3">
          <span className="text-primary">{t('site.nav.about')}</span>
        </p>
      </div>
      <div className="bg-tone px-5 py-5 font-display text-xl">{t('site.nav.contact')}</div>
      <div className="h-4 bg-tone-deep" />
    </div>
  );
}
