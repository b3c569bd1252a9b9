import '../globals.css';
import type { Metadata, Viewport } from 'next';
import { type ReactNode, ViewTransition } from 'react';
import { errorLabels } from '@/components/layout/error-labels';
import { ErrorLabelsProvider } from '@/components/layout/error-labels-provider';
import { fontVariables } from '@/components/layout/fonts';
import { LanguageOffer } from '@/components/layout/language-offer';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { siteIcons } from '@/components/layout/site-icons';
import { SkipLink } from '@/components/layout/skip-link';
import { Wordmark } from '@/components/layout/wordmark';
import { PAGE_FADE } from '@/components/ui/page-fade';
import { ToastRegion } from '@/components/ui/toast-region';
import { socialLinks } from '@/lib/contact/social-links';
import { respondNotFound } from '@/lib/platform/http/respond-not-found';
import { pathIn } from '@/lib/platform/language/addresses';
import { feedAlternate } from '@/lib/platform/language/alternates';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getTranslate } from '@/lib/platform/language/get-translate';
import { languageInfo, toLanguage } from '@/lib/platform/language/languages';
import type { Translate } from '@/lib/platform/language/message';
import { listedLanguages, offeredLanguages } from '@/lib/platform/language/offered-languages';
import { siteOpenGraph } from '@/lib/platform/link-preview/open-graph';
import { currentLook } from '@/lib/platform/look/current-look';
import { LOOK_ATTRIBUTE } from '@/lib/platform/look/look-sources';
import * as paths from '@/lib/platform/paths';
import { siteName } from '@/lib/platform/site-name';
import { siteTitle } from '@/lib/platform/site-texts';
import { legalPage } from '@/lib/settings/legal/paths';
import { legalTitle } from '@/lib/settings/legal/titles';
import { publishedKinds } from '@/lib/settings/queries/published-kinds';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslate();
  const language = await getLanguage();
  return {
    title: { default: siteTitle(t), template: `%s | ${siteName()}` },
    description: t('site.description'),
    applicationName: siteName(),
    alternates: { types: feedAlternate(language) },
    openGraph: siteOpenGraph(language),
    manifest: pathIn(language, paths.manifest),
    icons: siteIcons(currentLook().icon),
  };
}

/** The browser's address bar cannot read CSS variables; these are the values of --paper. */
export function generateViewport(): Viewport {
  const { light, dark } = currentLook().colours;
  return {
    colorScheme: 'light dark',
    themeColor: [
      { media: '(prefers-color-scheme: light)', color: light.paper },
      { media: '(prefers-color-scheme: dark)', color: dark.paper },
    ],
  };
}

/**
 * The build renders no page, since it has neither a database nor settings. Each page is rendered on its
 * first request.
 */
export const generateStaticParams = () => [];

/** The cross-fade is only for links to another page; paging a list or submitting a form changes the page at once. */
const FADES = { [PAGE_FADE]: PAGE_FADE, default: 'none' };

type Props = { children: ReactNode; params: Promise<{ language: string }> };

export default async function RootLayout({ children, params }: Props) {
  const t = await getTranslate();
  const { language } = await params;
  const { tag, direction } = languageInfo(toLanguage(language));
  const languages = listedLanguages();
  // The rewrites send only offered languages here (lib/platform/language/rewrites.ts). A request with any other is
  // never cached.
  const isOffered = offeredLanguages().some((each) => each === language);
  const { style, logo, logoDark } = currentLook();
  const wordmark = <Wordmark logo={logo} logoDark={logoDark} />;
  return (
    <html lang={tag} dir={direction} className={fontVariables} data-home={pathIn(language, '/')}>
      {style !== '' && (
        <head>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: names of tokens and hexadecimal digits (look-style.ts) */}
          <style {...LOOK_ATTRIBUTE} dangerouslySetInnerHTML={{ __html: style }} />
        </head>
      )}
      <body className="flex flex-col">
        <SkipLink />
        <SiteHeader languages={languages} wordmark={wordmark} />
        <main id="main" tabIndex={-1} className="flex-1">
          <ErrorLabelsProvider labels={errorLabels(t)}>
            <ViewTransition default={FADES}>
              {isOffered ? children : respondNotFound(<NotFoundPage />)}
            </ViewTransition>
          </ErrorLabelsProvider>
        </main>
        <SiteFooter
          socialLinks={socialLinks(t)}
          legalLinks={await legalLinks(t)}
          wordmark={wordmark}
        />
        {languages.length > 1 && <LanguageOffer languages={languages} />}
        <ToastRegion dismissLabel={t('ui.dismiss')} />
      </body>
    </html>
  );
}

const legalLinks = async (t: Translate) =>
  (await publishedKinds())
    .filter((kind) => kind !== 'terms')
    .map((kind) => ({ href: legalPage(kind), label: legalTitle(kind, t) }));
