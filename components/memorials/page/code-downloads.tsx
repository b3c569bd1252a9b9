import { Download } from 'lucide-react';
import { PlainLink } from '@/components/ui/button';
import { QR_PNG_SIZES } from '@/lib/memorials/rules';
import { paths } from '@/lib/platform/paths';
import { codeFileName } from './code-file-name';

/** The code of a memorial to download: a drawing for engravers, and pictures for everything else. */
export const CodeDownloads = ({ memorialId, name }: { memorialId: string; name: string }) => (
  <>
    <CodeLink href={paths.qrCode(memorialId)} fileName={codeFileName(name, '.svg')} label="SVG" />
    {QR_PNG_SIZES.map((pixels) => (
      <CodeLink
        key={pixels}
        href={paths.qrCodePng(memorialId, pixels)}
        fileName={codeFileName(name, ` ${pixels}.png`)}
        label={`PNG, ${pixels.toLocaleString('en')} px`}
      />
    ))}
  </>
);

const CodeLink = ({ href, fileName, label }: { href: string; fileName: string; label: string }) => (
  <PlainLink href={href} download={fileName} variant="secondary">
    <Download aria-hidden size={20} />
    Download {label}
  </PlainLink>
);
