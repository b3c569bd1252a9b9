import type { Metadata } from 'next';
import { LostPage } from '@/components/layout/lost-page';
import { answerMissing } from '@/lib/platform/http/answer-missing';
import { getSay } from '@/lib/platform/language/get-say';

export async function generateMetadata(): Promise<Metadata> {
  const say = await getSay();
  return { title: say('site.lost.metaTitle') };
}

// Static so that the cache handler adds the content security policy, as for cached pages. A 404 is never stored.
export const dynamic = 'force-static';
export const generateStaticParams = () => [];

export default function MissingPage() {
  return answerMissing(<LostPage />);
}
