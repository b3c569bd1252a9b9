import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { CodeScanner } from '@/components/scan/code-scanner';
import { Banner } from '@/components/ui/banner';
import { ClientWords } from '@/components/ui/client-words';
import { PageLink } from '@/components/ui/page-link';
import { pageAlternates } from '@/lib/platform/language/alternates';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getSay } from '@/lib/platform/language/get-say';
import * as paths from '@/lib/platform/paths';

export async function generateMetadata(): Promise<Metadata> {
  const say = await getSay();
  return {
    title: say('scan.title'),
    description: say('scan.description'),
    alternates: pageAlternates(paths.scanCode, await getLanguage()),
  };
}

export default async function ScanCodePage() {
  const say = await getSay();
  return (
    <div className="page-width max-w-2xl space-y-8 py-10">
      <div>
        <h1 className="text-3xl">{say('scan.title')}</h1>
        <p className="mt-3 text-ink-soft">{say('scan.intro')}</p>
      </div>
      <noscript>
        <Banner tone="warning" title={say('scan.withoutScript.title')}>
          <p>{say.rich('scan.withoutScript.text', { find: toSearch })}</p>
        </Banner>
      </noscript>
      <div className="noscript:hidden">
        <ClientWords
          parts={['scan.camera', 'scan.cameraFaults', 'scan.picture', 'scan.result', 'ui']}
        >
          <CodeScanner />
        </ClientWords>
      </div>
    </div>
  );
}

const toSearch = (chunks: ReactNode) => <PageLink href={paths.findMemorials}>{chunks}</PageLink>;
