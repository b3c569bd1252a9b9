import { useLocale } from 'next-intl';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { CodeDownloads } from './page/code-downloads';
import { PrintButton } from './page/print-button';
import { QrImage } from './qr-image';
import { tributeCardLabels } from './tributes/tribute-card-labels';

type Props = { memorialId: string; name: string; url: string };

/** The QR code on a plaque with its permanent address, to be printed or engraved (product.md 1). */
export function MemorialCode({ memorialId, name, years, url }: Props & { years: string }) {
  const t = useTranslate();
  const language = useLocale();
  return (
    <section
      aria-label={t('memorial.code.label')}
      className="flex flex-col items-center justify-center gap-8 text-center wrap-anywhere md:flex-row md:gap-16 md:text-start print:hidden"
    >
      <figure className="max-w-full shrink-0 text-center">
        <div className="mx-auto w-58 max-w-full rounded-t-full border border-gold bg-plaque px-6 pt-13 pb-5 font-serif text-sm leading-snug text-plaque-ink">
          <QrImage memorialId={memorialId} name={name} className="mx-auto mb-3" />
          <p>
            <bdi>{name}</bdi>
          </p>
          <p>{years}</p>
        </div>
        <figcaption className="mx-auto mt-3 max-w-72 text-xs text-ink-soft">{url}</figcaption>
      </figure>
      <div className="max-w-[30rem] min-w-0 space-y-4">
        <h2 className="text-2xl">{t('memorial.code.title')}</h2>
        <p className="text-ink-soft">{t('memorial.code.use')}</p>
        <div className="flex flex-wrap gap-x-5 gap-y-3 max-md:justify-center">
          <PrintButton
            memorialId={memorialId}
            language={language}
            labels={{
              print: t('memorial.code.print'),
              preparing: t('memorial.code.preparing'),
              tribute: tributeCardLabels(t, language),
              photo: {
                photo: t('memorial.gallery.photo', { name }),
                familyOnly: t('memorial.gallery.familyOnly'),
              },
            }}
          />
          <CodeDownloads memorialId={memorialId} name={name} />
        </div>
      </div>
    </section>
  );
}

/** The QR code in a small arch on the first page of a printed memorial. Screens do not show it. */
export function PrintedCode({ memorialId, name, url }: Props) {
  return (
    <div className="keepsake-code hidden print:block">
      <figure className="max-w-full">
        <div className="keepsake-code-arch">
          <QrImage memorialId={memorialId} name={name} />
        </div>
        <figcaption className="mt-2 text-sm font-semibold break-all">{url}</figcaption>
      </figure>
    </div>
  );
}
