import type { Metadata } from 'next';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getTranslate } from '@/lib/platform/language/get-translate';
import { pageMetadata } from '@/lib/platform/link-preview/open-graph';
import { legalTextFor } from '../queries/legal-texts';
import { legalPage } from './paths';
import type { LegalKind } from './rules';
import { legalTitle } from './titles';

/** The metadata of the page with a legal text, or of a missing page if there is no text. */
export async function legalMetadata(kind: LegalKind): Promise<Metadata> {
  const [t, language] = [await getTranslate(), await getLanguage()];
  if (!(await legalTextFor(kind, language)))
    return { title: t('site.lost.metaTitle'), robots: { index: false } };
  return { title: legalTitle(kind, t), ...pageMetadata(legalPage(kind), language) };
}
