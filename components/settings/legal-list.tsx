import { factsOf, languageNamed } from '@/lib/platform/language/languages';
import { useList } from '@/lib/platform/language/use-list';
import { useSay } from '@/lib/platform/language/use-say';
import { adminLegalKind } from '@/lib/settings/legal/paths';
import { LEGAL_KINDS, type LegalKind } from '@/lib/settings/legal/rules';
import { QuietLink } from '../ui/quiet-link';

/** The legal texts that an operator can publish, with the languages in which each is published. */
export function LegalList({ texts }: { texts: readonly { kind: LegalKind; language: string }[] }) {
  const say = useSay();
  const list = useList();
  const state = (kind: LegalKind) => {
    const names = texts
      .filter((text) => text.kind === kind)
      .map(({ language }) => factsOf(languageNamed(language)).name);
    if (names.length > 0) return say('legal.list.languages', { languages: list(names) });
    return kind === 'terms' ? say('legal.list.builtIn') : say('legal.list.none');
  };
  return (
    <div className="max-w-measure space-y-6">
      <p>{say('legal.list.intro')}</p>
      <ul>
        {LEGAL_KINDS.map((kind) => (
          <li key={kind} className="border-t border-line py-3">
            <QuietLink href={adminLegalKind(kind)}>
              {kind === 'terms' ? say('terms.title') : say(`legal.titles.${kind}`)}
            </QuietLink>
            <p className="text-sm text-ink-soft">{state(kind)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
