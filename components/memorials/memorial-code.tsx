import { CodeDownloads } from './page/code-downloads';
import { PrintButton } from './page/print-button';
import { QrImage } from './qr-image';

type Props = { memorialId: string; name: string; url: string };

/** The QR code with its permanent address below, to print or to engrave (product.md 1). */
export function MemorialCode({ memorialId, name, url }: Props) {
  return (
    <section
      aria-label="QR code of this memorial"
      className="flex flex-wrap items-center gap-6 border-t border-line pt-8 print:hidden"
    >
      <CodeFigure memorialId={memorialId} name={name} url={url} />
      <div className="min-w-0 flex-1 basis-72 space-y-3">
        <p className="text-ink-soft">Scan this code to come back to this page.</p>
        <div className="flex flex-wrap gap-3">
          <PrintButton memorialId={memorialId} />
          <CodeDownloads memorialId={memorialId} name={name} />
        </div>
      </div>
    </section>
  );
}

/** The code for the first page of a print, so that people find it on the sheet they keep. */
export const PrintedCode = (props: Props) => (
  <div className="keepsake-code hidden print:block">
    <CodeFigure {...props} />
    <p>Scan this code to come back to this page.</p>
  </div>
);

const CodeFigure = ({ memorialId, name, url }: Props) => (
  <figure className="max-w-full">
    <QrImage memorialId={memorialId} name={name} />
    <figcaption className="mt-2 text-sm font-semibold break-all">{url}</figcaption>
  </figure>
);
