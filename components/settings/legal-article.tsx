import type { ReactNode } from 'react';
import { useLanguage } from '#use-language';
import { longDate } from '@/lib/platform/language/days';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { legalPage, legalVersion } from '@/lib/settings/legal/paths';
import type { LegalKind } from '@/lib/settings/legal/rules';
import { QuietLink } from '../ui/quiet-link';
import { LegalBody } from './legal-body';

/** With fewer headings, a table of contents is not worthwhile. */
const MIN_HEADINGS_FOR_CONTENTS = 4;

type Props = {
  kind: LegalKind;
  title: string;
  text: {
    language: string;
    version: number;
    /** The previous readable version; null if there is none. */
    earlier: number | null;
    publishedAt: string;
    html: string;
    headings: readonly { id: string; text: string }[];
  };
  /** True at a version's own address; false for the text currently in force. */
  isVersion?: boolean;
};

export function LegalArticle({ kind, title, text, isVersion = false }: Props) {
  const t = useTranslate();
  const date = longDate(text.publishedAt.slice(0, 10), useLanguage());
  const { version } = text;
  return (
    <article className="page-width py-14 md:py-20">
      <div className="mx-auto max-w-measure">
        <header>
          <h1 className="text-3xl wrap-anywhere">{title}</h1>
          <p className="mt-3 text-ink-soft">
            {isVersion ? t('legal.page.old', { version, date }) : t('legal.page.since', { date })}
          </p>
          {isVersion && <QuietLink href={legalPage(kind)}>{t('legal.page.now')}</QuietLink>}
        </header>
        {text.headings.length >= MIN_HEADINGS_FOR_CONTENTS && <Contents headings={text.headings} />}
        <div className="mt-8">
          <LegalBody html={text.html} language={text.language} />
        </div>
        {text.earlier !== null && (
          <p className="mt-10 border-t border-line pt-4 print:hidden">
            <QuietLink href={legalVersion(kind, text.language, text.earlier)}>
              {t('legal.page.earlier')}
            </QuietLink>
          </p>
        )}
      </div>
    </article>
  );
}

function Contents({ headings }: { headings: readonly { id: string; text: string }[] }): ReactNode {
  const t = useTranslate();
  return (
    <nav aria-labelledby="contents" className="mt-8 print:hidden">
      <h2 id="contents" className="text-lg font-semibold">
        {t('legal.page.contents')}
      </h2>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className="text-link inline-flex min-h-target items-center">
              <bdi>{text}</bdi>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
