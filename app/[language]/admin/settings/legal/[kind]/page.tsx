import type { Metadata } from 'next';
import { AdminFrame } from '@/components/admin/admin-frame';
import { ADMIN_WORDS } from '@/components/admin/admin-words';
import { LostPage } from '@/components/layout/lost-page';
import { termsSections } from '@/components/layout/terms-sections';
import { LegalEditor } from '@/components/settings/legal-editor';
import { LegalLanguages } from '@/components/settings/legal-languages';
import { LegalVersions } from '@/components/settings/legal-versions';
import { ClientWords } from '@/components/ui/client-words';
import { shownTerms } from '@/lib/payments/plans/shown-terms';
import { requireAdmin } from '@/lib/platform/auth/page-viewer';
import { answerMissing } from '@/lib/platform/http/answer-missing';
import { getSay } from '@/lib/platform/language/get-say';
import type { Language } from '@/lib/platform/language/languages';
import { languageOf, listedLanguages } from '@/lib/platform/language/offered';
import { wordsIn } from '@/lib/platform/language/words-in';
import { operatorName } from '@/lib/platform/operator';
import { adminSettings } from '@/lib/settings/api-paths';
import { asMarkdown, privacyDraft } from '@/lib/settings/legal/built-in';
import { adminLegalKind } from '@/lib/settings/legal/paths';
import type { LegalKind } from '@/lib/settings/legal/rules';
import { legalParams } from '@/lib/settings/legal/schema';
import { legalTitle } from '@/lib/settings/legal/titles';
import { legalEditor } from '@/lib/settings/queries/legal-texts';

type Props = {
  params: Promise<{ kind: string }>;
  searchParams: Promise<{ language?: string | string[] }>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { data } = legalParams.safeParse(await params);
  const say = await getSay();
  const title = data ? legalTitle(data.kind, say) : say('site.lost.metaTitle');
  return { title, robots: { index: false } };
}

export default async function LegalTextPage({ params, searchParams }: Props) {
  const { data } = legalParams.safeParse(await params);
  if (!data) return answerMissing(<LostPage />);
  const { kind } = data;
  const language = languageOf(String((await searchParams).language ?? ''));
  await requireAdmin(adminLegalKind(kind, language));
  const { body, version, versions } = await legalEditor(kind, language);
  return (
    <AdminFrame title={legalTitle(kind, await getSay())} current={adminSettings} below>
      <LegalLanguages kind={kind} current={language} languages={listedLanguages()} />
      <ClientWords parts={[...ADMIN_WORDS, 'legal.editor']}>
        <LegalEditor
          key={`${language}-${version}`}
          kind={kind}
          language={language}
          version={version}
          body={body}
          draft={await draftOf(kind, language)}
        />
      </ClientWords>
      <LegalVersions kind={kind} versions={versions} />
    </AdminFrame>
  );
}

/** Returns the editor's initial text if none is published; '' if only the operator can know what to write. */
async function draftOf(kind: LegalKind, language: Language): Promise<string> {
  const say = wordsIn(language);
  if (kind === 'privacy') return asMarkdown(privacyDraft(say, operatorName()));
  if (kind === 'terms') return asMarkdown(termsSections(say, operatorName(), await shownTerms()));
  return '';
}
