import { useLocale } from 'next-intl';
import { useSay } from '@/lib/platform/language/use-say';
import { CodeDownloads } from './page/code-downloads';
import { PrintButton } from './page/print-button';
import { QrImage } from './qr-image';
import { tributeCardLabels } from './tributes/tribute-card-labels';

type Props = { memorialId: string; name: string; url: string };

/** The QR code with its permanent address below, to print or to engrave (product.md 1). */
export function MemorialCode({ memorialId, name, url }: Props) {
  const say = useSay();
  const language = useLocale();
  return (
    <section
      aria-label={say('memorial.code.label')}
      className="flex flex-wrap items-center gap-6 border-t border-line pt-8 print:hidden"
    >
      <CodeFigure memorialId={memorialId} name={name} url={url} />
      <div className="min-w-0 flex-1 basis-72 space-y-3">
        <p className="text-ink-soft">{say('memorial.code.scan')}</p>
        <div className="flex flex-wrap gap-3">
          <PrintButton
            memorialId={memorialId}
            language={language}
            labels={{
              print: say('memorial.code.print'),
              preparing: say('memorial.code.preparing'),
              tribute: tributeCardLabels(say, language),
            }}
          />
          <CodeDownloads memorialId={memorialId} name={name} />
        </div>
      </div>
    </section>
  );
}

/** The code for the first page of a print, so that people find it on the sheet they keep. */
export function PrintedCode(props: Props) {
  return (
    <div className="keepsake-code hidden print:block">
      <CodeFigure {...props} />
    </div>
  );
}

const CodeFigure = ({ memorialId, name, url }: Props) => (
  <figure className="max-w-full">
    <QrImage memorialId={memorialId} name={name} />
    <figcaption className="mt-2 text-sm font-semibold break-all">{url}</figcaption>
  </figure>
);
