import { Download } from 'lucide-react';
import { FileButtonLink } from '@/components/ui/button-link';
import { QR_PNG_SIZES } from '@/lib/memorials/rules';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { codeFileName } from './code-file-name';

/** Downloads of the QR code: an SVG for engravers, and PNGs for everything else. */
export function CodeDownloads({ memorialId, name }: { memorialId: string; name: string }) {
  const t = useTranslate();
  return (
    <>
      <CodeLink
        href={paths.qrCode(memorialId)}
        fileName={codeFileName(name, '.svg', t)}
        variant="secondary"
      >
        {t('memorial.code.downloadDrawing')}
      </CodeLink>
      {QR_PNG_SIZES.map((pixels) => (
        <CodeLink
          key={pixels}
          href={paths.qrCodePng(memorialId, pixels)}
          fileName={codeFileName(name, ` ${pixels}.png`, t)}
          variant="quiet"
        >
          {t('memorial.code.downloadPicture', { pixels })}
        </CodeLink>
      ))}
    </>
  );
}

type CodeLinkProps = {
  href: string;
  fileName: string;
  variant: 'secondary' | 'quiet';
  children: string;
};

const CodeLink = ({ href, fileName, variant, children }: CodeLinkProps) => (
  <FileButtonLink href={href} download={fileName} variant={variant}>
    <Download aria-hidden size={20} />
    {children}
  </FileButtonLink>
);
