import type { Metadata } from 'next';
import { LostPage } from '@/components/layout/lost-page';
import { answerMissing } from '@/lib/platform/http/answer-missing';
import { getSay } from '@/lib/platform/language/get-say';

export async function generateMetadata(): Promise<Metadata> {
  const say = await getSay();
  return { title: say('site.lost.metaTitle') };
}

// Rendered without its request, as cached pages are, so that the cache handler adds their policy; with its 404 it is
// never stored.
export const dynamic = 'force-static';
export const generateStaticParams = () => [];

/** Every address of a language that has no page of its own: 404, in that language. */
export default function MissingPage() {
  return answerMissing(<LostPage />);
}
