import { useTranslate } from '@/lib/platform/language/use-translate';
import { LookPreview } from './look-preview';
import { LookSample } from './look-sample';

/** Previews the site's look above the form that changes it. */
export function LookExtra() {
  const t = useTranslate();
  return (
    <section aria-labelledby="preview" className="space-y-3">
      <h3 id="preview" className="text-xl">
        {t('look.page.howItLooks')}
      </h3>
      <p className="max-w-measure text-ink-soft">{t('look.page.sample')}</p>
      <div className="grid gap-6 md:grid-cols-2">
        <LookPreview scheme="light" title={t('look.page.onLight')}>
          <LookSample />
        </LookPreview>
        <LookPreview scheme="dark" title={t('look.page.onDark')}>
          <LookSample />
        </LookPreview>
      </div>
    </section>
  );
}
