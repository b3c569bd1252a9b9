import { useTranslate } from '@/lib/platform/language/use-translate';

export function SkipLink() {
  const t = useTranslate();
  return (
    <a
      href="#main"
      className="sr-only z-30 rounded-lg bg-primary px-5 py-3 font-semibold text-on-primary focus:not-sr-only focus:absolute focus:top-3 focus:start-3"
    >
      {t('site.skip')}
    </a>
  );
}
