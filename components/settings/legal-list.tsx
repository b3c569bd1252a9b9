import { languageInfo, toLanguage } from '@/lib/platform/language/languages';
import { useList } from '@/lib/platform/language/use-list';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { adminLegalKind } from '@/lib/settings/legal/paths';
import { LEGAL_KINDS, type LegalKind } from '@/lib/settings/legal/rules';
import { QuietLink } from '../ui/quiet-link';

/** The legal texts that an operator can publish, with the languages in which each is published. */
export function LegalList({ texts }: { texts: readonly { kind: LegalKind; language: string }[] }) {
  const t = useTranslate();
  const list = useList();
  const state = (kind: LegalKind) => {
    const names = texts
      .filter((text) => text.kind === kind)
      .map(({ language }) => languageInfo(toLanguage(language)).name);
    if (names.length > 0) return t('legal.list.languages', { languages: list(names) });
    return kind === 'terms' ? t('legal.list.builtIn') : t('legal.list.none');
  };
  return (
    <div className="max-w-measure space-y-6">
      <p>{t('legal.list.intro')}</p>
      <ul>
        {LEGAL_KINDS.map((kind) => (
          <li key={kind} className="border-t border-line py-3">
            <QuietLink href={adminLegalKind(kind)}>
              {kind === 'terms' ? t('terms.title') : t(`legal.titles.${kind}`)}
            </QuietLink>
            <p className="text-sm text-ink-soft">{state(kind)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
