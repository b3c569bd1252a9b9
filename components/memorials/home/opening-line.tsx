import { useLocale } from 'next-intl';
import { QuietLink } from '@/components/ui/quiet-link';
import { lifeYears } from '@/lib/memorials/life-date-rules';
import type { NewMemorialView } from '@/lib/memorials/queries/newest-memorials';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';

type OpeningLineProps = { line: string; memorial: NewMemorialView };

/** The first line of a memorial's biography in large type, with the memorial's name. */
export function OpeningLine({ line, memorial }: OpeningLineProps) {
  const t = useTranslate();
  const language = useLocale();
  return (
    <figure className="page-width pt-part text-center wrap-anywhere">
      <p className="font-serif text-lg text-ink-soft italic">{t('home.fromMemorial')}</p>
      <blockquote className="mx-auto mt-4 max-w-[26ch] font-display text-3xl leading-[1.24] text-balance">
        {line}
      </blockquote>
      <figcaption className="mt-6 flex flex-wrap items-center justify-center gap-x-3">
        <QuietLink href={paths.memorial(memorial.id)}>
          <bdi>{memorial.fullName}</bdi>
        </QuietLink>
        <span className="text-ink-soft">{lifeYears(memorial, t, language)}</span>
      </figcaption>
    </figure>
  );
}
