import type { Metadata } from 'next';
import { LostPage } from '@/components/layout/lost-page';
import { LegalArticle } from '@/components/settings/legal-article';
import { answerMissing } from '@/lib/platform/http/answer-missing';
import { getSay } from '@/lib/platform/language/get-say';
import { legalTitle } from '@/lib/settings/legal/titles';
import { versionAsked } from '@/lib/settings/legal/version-asked';
import { legalVersionOf } from '@/lib/settings/queries/legal-texts';

type Props = { params: Promise<{ kind: string; version: string }> };

export const dynamic = 'force-static';
export const generateStaticParams = () => [];

/** Old versions stay readable but are not indexed. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const asked = versionAsked(await params);
  const say = await getSay();
  const title = asked ? legalTitle(asked.kind, say) : say('site.lost.metaTitle');
  return { title, robots: { index: false } };
}

export default async function LegalVersionPage({ params }: Props) {
  const asked = versionAsked(await params);
  const text = asked && (await legalVersionOf(asked.kind, asked.language, asked.version));
  if (!text) return answerMissing(<LostPage />);
  const title = legalTitle(asked.kind, await getSay());
  return <LegalArticle kind={asked.kind} title={title} text={text} isVersion />;
}
