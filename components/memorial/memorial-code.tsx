import { Download } from 'lucide-react';
import { QR_SIZE_PX } from '@/lib/memorials/rules';
import { paths } from '@/lib/paths';

type Props = { memorialId: string; name: string; url: string };

/** The QR code with its permanent address below, to print or to engrave (spec 1; decisions.md). */
export function MemorialCode({ memorialId, name, url }: Props) {
  return (
    <section
      aria-label="QR code of this memorial"
      className="flex flex-wrap items-center gap-6 border-t border-line pt-8"
    >
      {/* biome-ignore lint/performance/noImgElement: a drawing of 3 KB that needs no other sizes. */}
      <img
        src={paths.qrCode(memorialId)}
        width={QR_SIZE_PX}
        height={QR_SIZE_PX}
        alt={`QR code that leads to the memorial for ${name}`}
        className="rounded-md bg-[#fff]"
      />
      <div className="space-y-2">
        <p className="text-ink-soft">Scan this code to come back to this page.</p>
        <p className="font-semibold break-all">{url}</p>
        <a
          href={paths.qrCode(memorialId)}
          download={`memorial-${memorialId}.svg`}
          className="inline-flex min-h-target items-center gap-2 print:hidden"
        >
          <Download aria-hidden size={20} />
          Download SVG
        </a>
      </div>
    </section>
  );
}
