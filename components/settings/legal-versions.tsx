import { factsOf, languageNamed } from '@/lib/platform/language/languages';
import { useSay } from '@/lib/platform/language/use-say';
import { legalVersion } from '@/lib/settings/legal/paths';
import type { LegalKind } from '@/lib/settings/legal/rules';
import type { LegalVersion } from '@/lib/settings/queries/legal-texts';
import { Moment } from '../admin/moment';
import { PageLink } from '../ui/page-link';

/** The versions of a legal text with their authors and dates, newest first. */
export function LegalVersions({
  kind,
  versions,
}: {
  kind: LegalKind;
  versions: readonly LegalVersion[];
}) {
  const say = useSay();
  return (
    <section aria-labelledby="versions" className="max-w-measure">
      <h2 id="versions" className="text-2xl">
        {say('legal.editor.versions')}
      </h2>
      {versions.length === 0 && <p className="mt-3">{say('legal.editor.noVersions')}</p>}
      <ul className="mt-3">
        {versions.map((each) => (
          <li
            key={`${each.language}-${each.version}`}
            className="border-t border-line py-3 wrap-anywhere"
          >
            <p className="flex flex-wrap items-center gap-x-3">
              {each.isTakenDown ? <span>{numberOf(each)}</span> : <Version of={each} />}
              <span>{factsOf(languageNamed(each.language)).name}</span>
              {each.isTakenDown && <span>{say('legal.editor.wasTakenDown')}</span>}
            </p>
            <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
              <Moment at={each.publishedAt} />
              <span>
                {each.by === null
                  ? say('legal.editor.byNobody')
                  : say('legal.editor.by', { name: each.by })}
              </span>
            </p>
            {each.summary && (
              <p className="mt-1 text-sm whitespace-pre-line">
                {say('legal.editor.told', { summary: each.summary })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );

  function numberOf({ version }: LegalVersion) {
    return say('legal.editor.version', { version });
  }

  function Version({ of }: { of: LegalVersion }) {
    return (
      <PageLink
        href={legalVersion(kind, of.language, of.version)}
        className="text-link inline-flex min-h-target items-center"
      >
        {numberOf(of)}
      </PageLink>
    );
  }
}
