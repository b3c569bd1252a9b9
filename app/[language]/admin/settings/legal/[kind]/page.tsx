import type { Metadata } from 'next';
import { AdminFrame } from '@/components/admin/admin-frame';
import { ADMIN_MESSAGES } from '@/components/admin/admin-messages';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { termsSections } from '@/components/layout/terms-sections';
import { LegalEditor } from '@/components/settings/legal-editor';
import { LegalLanguages } from '@/components/settings/legal-languages';
import { LegalVersions } from '@/components/settings/legal-versions';
import { ClientMessages } from '@/components/ui/client-messages';
import { currentPaymentTerms } from '@/lib/payments/plans/current-payment-terms';
import { requireAdmin } from '@/lib/platform/auth/page-viewer';
import { respondNotFound } from '@/lib/platform/http/respond-not-found';
import { getTranslate } from '@/lib/platform/language/get-translate';
import type { Language } from '@/lib/platform/language/languages';
import { listedLanguages, toOfferedLanguage } from '@/lib/platform/language/offered-languages';
import { translatorFor } from '@/lib/platform/language/translator-for';
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
  const t = await getTranslate();
  const title = data ? legalTitle(data.kind, t) : t('site.lost.metaTitle');
  return { title, robots: { index: false } };
}

export default async function LegalTextPage({ params, searchParams }: Props) {
  const { data } = legalParams.safeParse(await params);
  if (!data) return respondNotFound(<NotFoundPage />);
  const { kind } = data;
  const language = toOfferedLanguage(String((await searchParams).language ?? ''));
  await requireAdmin(adminLegalKind(kind, language));
  const { body, version, versions } = await legalEditor(kind, language);
  return (
    <AdminFrame title={legalTitle(kind, await getTranslate())} current={adminSettings} isSubpage>
      <LegalLanguages kind={kind} current={language} languages={listedLanguages()} />
      <ClientMessages parts={[...ADMIN_MESSAGES, 'legal.editor']}>
        <LegalEditor
          key={`${language}-${version}`}
          kind={kind}
          language={language}
          version={version}
          body={body}
          draft={await initialDraft(kind, language)}
        />
      </ClientMessages>
      <LegalVersions kind={kind} versions={versions} />
    </AdminFrame>
  );
}

/** Returns the editor's initial text if none is published; '' if only the operator can know what to write. */
async function initialDraft(kind: LegalKind, language: Language): Promise<string> {
  const t = translatorFor(language);
  if (kind === 'privacy') return asMarkdown(privacyDraft(t, operatorName()));
  if (kind === 'terms')
    return asMarkdown(termsSections(t, operatorName(), await currentPaymentTerms()));
  return '';
}
