import type { Metadata } from 'next';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { respondNotFound } from '@/lib/platform/http/respond-not-found';
import { getTranslate } from '@/lib/platform/language/get-translate';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslate();
  return { title: t('site.lost.metaTitle') };
}

// Static so that the cache handler adds the content security policy, as for cached pages. A 404 is never stored.
export const dynamic = 'force-static';
export const generateStaticParams = () => [];

export default function MissingPage() {
  return respondNotFound(<NotFoundPage />);
}
