import { type Language, languageInfo } from '@/lib/platform/language/languages';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { adminLegalKind } from '@/lib/settings/legal/paths';
import type { LegalKind } from '@/lib/settings/legal/rules';
import { PageLink } from '../ui/page-link';

type Props = { kind: LegalKind; current: Language; languages: readonly Language[] };

/** Links to the editors of a legal text in each language. */
export function LegalLanguages({ kind, current, languages }: Props) {
  const t = useTranslate();
  return (
    <nav aria-label={t('legal.editor.language')} className="space-y-2">
      <ul className="flex flex-wrap gap-1 border-b border-line">
        {languages.map((each) => (
          <li key={each}>
            <PageLink
              href={adminLegalKind(kind, each)}
              aria-current={each === current ? 'page' : undefined}
              lang={languageInfo(each).tag}
              className="flex min-h-target items-center border-b-2 border-transparent px-3 no-underline aria-[current]:border-primary aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {languageInfo(each).name}
            </PageLink>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">{t('legal.editor.english')}</p>
    </nav>
  );
}
