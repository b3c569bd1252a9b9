import '../globals.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { fontVariables } from '@/components/layout/fonts';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { SkipLink } from '@/components/layout/skip-link';
import { ClientWords } from '@/components/ui/client-words';
import { ToastRegion } from '@/components/ui/toast-region';
import { socialLinks } from '@/lib/contact/social-links';
import { pathIn } from '@/lib/platform/language/addresses';
import { DEFAULT_LANGUAGE, factsOf, isLanguage } from '@/lib/platform/language/languages';
import { offeredLanguages } from '@/lib/platform/language/offered';
import { paths } from '@/lib/platform/paths';

export const metadata: Metadata = {
  title: { default: 'Perennial: a place to remember, kept for good', template: '%s | Perennial' },
  description:
    'Online memorials that families can share and return to: a life in words and pictures, ' +
    'flowers from those who remember, and a code for the stone.',
  applicationName: 'Perennial',
  // Relative, because the site's address is not known when pages are built.
  alternates: { types: { 'application/rss+xml': paths.feed } },
};

// A browser's address bar cannot read CSS variables: these two repeat --paper of tokens.css.
export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fcfaf6' },
    { media: '(prefers-color-scheme: dark)', color: '#0f1712' },
  ],
};

export const generateStaticParams = () => offeredLanguages().map((language) => ({ language }));

type Props = { children: ReactNode; params: Promise<{ language: string }> };

export default async function RootLayout({ children, params }: Props) {
  const { language } = await params;
  const { tag, direction } = factsOf(isLanguage(language) ? language : DEFAULT_LANGUAGE);
  return (
    <html lang={tag} dir={direction} className={fontVariables} data-prefix={pathIn(language, '/')}>
      <body className="flex flex-col">
        <SkipLink />
        <SiteHeader />
        <main id="main" tabIndex={-1} className="flex-1">
          <ClientWords parts={['ui', 'api']}>{children}</ClientWords>
        </main>
        <SiteFooter socialLinks={socialLinks()} />
        <ToastRegion dismissLabel="Dismiss" />
      </body>
    </html>
  );
}
