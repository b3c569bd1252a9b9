import { Download } from 'lucide-react';
import { QR_SIZE_PX } from '@/lib/memorials/rules';
import { paths } from '@/lib/paths';
import { codeFileName } from './page/code-file-name';
import { PrintButton } from './page/print-button';

type Props = { memorialId: string; name: string; url: string };

/** The QR code with its permanent address below, to print or to engrave (spec 1; decisions.md). */
export function MemorialCode({ memorialId, name, url }: Props) {
  return (
    <section
      aria-label="QR code of this memorial"
      className="keepsake-code flex flex-wrap items-center gap-6 border-t border-line pt-8"
    >
      <figure className="max-w-full">
        {/* biome-ignore lint/performance/noImgElement: a drawing of 3 KB that needs no other sizes. */}
        <img
          src={paths.qrCode(memorialId)}
          width={QR_SIZE_PX}
          height={QR_SIZE_PX}
          alt={`QR code that leads to the memorial for ${name}`}
          className="rounded-md bg-[#fff]"
        />
        <figcaption className="mt-2 text-sm font-semibold break-all">{url}</figcaption>
      </figure>
      <div className="space-y-3">
        <p className="text-ink-soft">Scan this code to come back to this page.</p>
        <div className="flex flex-wrap gap-3 print:hidden">
          <PrintButton />
          <a
            href={paths.qrCode(memorialId)}
            download={codeFileName(name)}
            className="inline-flex min-h-target items-center gap-2 rounded-lg border border-edge bg-surface px-5 py-2 font-semibold no-underline transition-colors hover:border-primary hover:bg-primary-soft"
          >
            <Download aria-hidden size={20} />
            Download SVG
          </a>
        </div>
      </div>
    </section>
  );
}
