import type { Metadata } from 'next';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { LegalArticle } from '@/components/settings/legal-article';
import { respondNotFound } from '@/lib/platform/http/respond-not-found';
import { getTranslate } from '@/lib/platform/language/get-translate';
import { parseVersionAddress } from '@/lib/settings/legal/parse-version-address';
import { legalTitle } from '@/lib/settings/legal/titles';
import { legalVersionOf } from '@/lib/settings/queries/legal-texts';

type Props = { params: Promise<{ kind: string; version: string }> };

export const dynamic = 'force-static';
export const generateStaticParams = () => [];

/** Old versions stay readable but are not indexed. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const parsed = parseVersionAddress(await params);
  const t = await getTranslate();
  const title = parsed ? legalTitle(parsed.kind, t) : t('site.lost.metaTitle');
  return { title, robots: { index: false } };
}

export default async function LegalVersionPage({ params }: Props) {
  const parsed = parseVersionAddress(await params);
  const text = parsed && (await legalVersionOf(parsed.kind, parsed.language, parsed.version));
  if (!text) return respondNotFound(<NotFoundPage />);
  const title = legalTitle(parsed.kind, await getTranslate());
  return <LegalArticle kind={parsed.kind} title={title} text={text} isVersion />;
}
