import { NotFoundPage } from '@/components/layout/not-found-page';
import { LegalArticle } from '@/components/settings/legal-article';
import { respondNotFound } from '@/lib/platform/http/respond-not-found';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getTranslate } from '@/lib/platform/language/get-translate';
import { legalMetadata } from '@/lib/settings/legal/page-metadata';
import { legalTitle } from '@/lib/settings/legal/titles';
import { legalTextFor } from '@/lib/settings/queries/legal-texts';

const KIND = 'continuity';

export const generateMetadata = () => legalMetadata(KIND);

export default async function ContinuityPage() {
  const text = await legalTextFor(KIND, await getLanguage());
  if (!text) return respondNotFound(<NotFoundPage />);
  return <LegalArticle kind={KIND} title={legalTitle(KIND, await getTranslate())} text={text} />;
}
