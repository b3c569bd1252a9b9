import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link';
import type { SocialLink } from '@/lib/contact/social-links';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { siteName } from '@/lib/platform/site-name';
import { snapshotSetting } from '@/lib/platform/site-settings/snapshot-setting';
import { motto } from '@/lib/platform/site-texts';

type Props = {
  /** The links that the operator has configured. */
  socialLinks?: readonly SocialLink[];
  /** The legal texts that the operator has published, besides the terms. */
  legalLinks?: readonly { href: string; label: string }[];
  wordmark: ReactNode;
};

export function SiteFooter({ socialLinks = [], legalLinks = [], wordmark }: Props) {
  const t = useTranslate();
  const footerLine = snapshotSetting('words.footerLine');
  return (
    <footer className="mt-16 border-t border-line print:hidden">
      <div className="page-width flex flex-col gap-x-8 gap-y-4 py-10 md:flex-row md:items-end md:justify-between">
        <div>
          {wordmark}
          <p className="mt-2 text-sm text-ink-soft">{motto(t)}</p>
        </div>
        <div className="-mb-2.5 flex flex-wrap items-center gap-x-6 text-sm">
          <ul className="flex flex-wrap gap-x-6">
            {socialLinks.map(({ label, href }) => (
              <li key={label}>
                <a
                  href={href}
                  rel="noopener"
                  className="inline-flex min-h-target items-center text-link"
                >
                  {label}
                </a>
              </li>
            ))}
            <li>
              <PageLink
                href={paths.terms}
                className="inline-flex min-h-target items-center text-link"
              >
                {t('site.footer.terms')}
              </PageLink>
            </li>
            {legalLinks.map(({ label, href }) => (
              <li key={href}>
                <PageLink href={href} className="inline-flex min-h-target items-center text-link">
                  {label}
                </PageLink>
              </li>
            ))}
          </ul>
          <p className="text-ink-soft">
            {t('site.footer.rights', {
              year: String(new Date().getFullYear()),
              site: siteName(),
            })}
          </p>
        </div>
      </div>
      {footerLine && <p className="page-width pb-10 text-sm text-ink-soft">{footerLine}</p>}
    </footer>
  );
}
