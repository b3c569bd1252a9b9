import { LostPage } from '@/components/layout/lost-page';
import { LegalArticle } from '@/components/settings/legal-article';
import { answerMissing } from '@/lib/platform/http/answer-missing';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getSay } from '@/lib/platform/language/get-say';
import type { LegalKind } from '@/lib/settings/legal/rules';
import { legalTitle } from '@/lib/settings/legal/titles';
import { legalTextFor } from '@/lib/settings/queries/legal-texts';

/** The page of a legal text that the product has none of its own of: 404 until the operator has published one. */
export async function legalTextPage(kind: LegalKind) {
  const text = await legalTextFor(kind, await getLanguage());
  if (!text) return answerMissing(<LostPage />);
  return <LegalArticle kind={kind} title={legalTitle(kind, await getSay())} text={text} />;
}
