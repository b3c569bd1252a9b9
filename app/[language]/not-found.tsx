import type { Metadata } from 'next';
import { LostPage } from '@/components/layout/lost-page';
import { getSay } from '@/lib/platform/language/get-say';

export async function generateMetadata(): Promise<Metadata> {
  const say = await getSay();
  return { title: say('site.lost.metaTitle') };
}

export default LostPage;
