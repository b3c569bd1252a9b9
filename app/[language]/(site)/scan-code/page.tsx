import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { CodeScanner } from '@/components/scan/code-scanner';
import { Banner } from '@/components/ui/banner';
import { ClientMessages } from '@/components/ui/client-messages';
import { PageLink } from '@/components/ui/page-link';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getTranslate } from '@/lib/platform/language/get-translate';
import { pageMetadata } from '@/lib/platform/link-preview/open-graph';
import * as paths from '@/lib/platform/paths';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslate();
  return {
    title: t('scan.title'),
    description: t('scan.description'),
    ...pageMetadata(paths.scanCode, await getLanguage()),
  };
}

export default async function ScanCodePage() {
  const t = await getTranslate();
  return (
    <div className="page-width max-w-2xl space-y-8 py-10">
      <div>
        <h1 className="text-3xl">{t('scan.title')}</h1>
        <p className="mt-3 text-ink-soft">{t('scan.intro')}</p>
      </div>
      <noscript>
        <Banner tone="warning" title={t('scan.withoutScript.title')}>
          <p>{t.rich('scan.withoutScript.text', { find: searchLink })}</p>
        </Banner>
      </noscript>
      <div className="noscript:hidden">
        <ClientMessages
          parts={[
            'scan.camera',
            'scan.cameraFaults',
            'scan.picture',
            'scan.tips',
            'scan.result',
            'ui',
          ]}
        >
          <CodeScanner />
        </ClientMessages>
      </div>
    </div>
  );
}

const searchLink = (chunks: ReactNode) => <PageLink href={paths.findMemorials}>{chunks}</PageLink>;
