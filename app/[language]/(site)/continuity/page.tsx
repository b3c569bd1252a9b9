import { LostPage } from '@/components/layout/lost-page';
import { LegalArticle } from '@/components/settings/legal-article';
import { answerMissing } from '@/lib/platform/http/answer-missing';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getSay } from '@/lib/platform/language/get-say';
import { legalMetadata } from '@/lib/settings/legal/page-metadata';
import { legalTitle } from '@/lib/settings/legal/titles';
import { legalTextFor } from '@/lib/settings/queries/legal-texts';

const KIND = 'continuity';

export const generateMetadata = () => legalMetadata(KIND);

export default async function ContinuityPage() {
  const text = await legalTextFor(KIND, await getLanguage());
  if (!text) return answerMissing(<LostPage />);
  return <LegalArticle kind={KIND} title={legalTitle(KIND, await getSay())} text={text} />;
}
