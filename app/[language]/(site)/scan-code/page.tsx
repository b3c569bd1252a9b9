import type { Metadata } from 'next';
import { CodeScanner } from '@/components/scan/code-scanner';
import { Banner } from '@/components/ui/banner';
import { PageLink } from '@/components/ui/page-link';
import { paths } from '@/lib/platform/paths';

export const metadata: Metadata = {
  title: 'Scan QR Code',
  description: 'Open a memorial from the code on a stone, a bench or an order of service.',
};

export default function ScanCodePage() {
  return (
    <div className="page-width max-w-2xl space-y-8 py-10">
      <div>
        <h1 className="text-3xl">Scan QR Code</h1>
        <p className="mt-3 text-ink-soft">
          Point the camera at a memorial’s code and its page opens. What the camera sees stays on
          this device.
        </p>
      </div>
      <noscript>
        <Banner tone="warning" title="Codes cannot be scanned here">
          <p>
            Scanning a code needs JavaScript, which is turned off in this browser. You can{' '}
            <PageLink href={paths.findMemorials}>find a memorial by name</PageLink> instead, or use
            your phone’s own camera app.
          </p>
        </Banner>
      </noscript>
      <div className="noscript:hidden">
        <CodeScanner />
      </div>
    </div>
  );
}
