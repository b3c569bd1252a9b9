import { languageInfo, toLanguage } from '@/lib/platform/language/languages';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { legalVersion } from '@/lib/settings/legal/paths';
import type { LegalKind } from '@/lib/settings/legal/rules';
import type { LegalVersion } from '@/lib/settings/queries/legal-texts';
import { DateTime } from '../admin/date-time';
import { PageLink } from '../ui/page-link';

/** The versions of a legal text with their authors and dates, newest first. */
export function LegalVersions({
  kind,
  versions,
}: {
  kind: LegalKind;
  versions: readonly LegalVersion[];
}) {
  const t = useTranslate();
  return (
    <section aria-labelledby="versions" className="max-w-measure">
      <h2 id="versions" className="text-2xl">
        {t('legal.editor.versions')}
      </h2>
      {versions.length === 0 && <p className="mt-3">{t('legal.editor.noVersions')}</p>}
      <ul className="mt-3">
        {versions.map((each) => (
          <li
            key={`${each.language}-${each.version}`}
            className="border-t border-line py-3 wrap-anywhere"
          >
            <p className="flex flex-wrap items-center gap-x-3">
              {each.isTakenDown ? <span>{numberOf(each)}</span> : <Version entry={each} />}
              <span>{languageInfo(toLanguage(each.language)).name}</span>
              {each.isTakenDown && <span>{t('legal.editor.wasTakenDown')}</span>}
            </p>
            <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
              <DateTime at={each.publishedAt} />
              <span>
                {each.by === null
                  ? t('legal.editor.byNobody')
                  : t('legal.editor.by', { name: each.by })}
              </span>
            </p>
            {each.summary && (
              <p className="mt-1 text-sm whitespace-pre-line">
                {t('legal.editor.told', { summary: each.summary })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );

  function numberOf({ version }: LegalVersion) {
    return t('legal.editor.version', { version });
  }

  function Version({ entry }: { entry: LegalVersion }) {
    return (
      <PageLink
        href={legalVersion(kind, entry.language, entry.version)}
        className="text-link inline-flex min-h-target items-center"
      >
        {numberOf(entry)}
      </PageLink>
    );
  }
}
