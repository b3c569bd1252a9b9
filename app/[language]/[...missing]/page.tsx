import type { Metadata } from 'next';
import { LostPage } from '@/components/layout/lost-page';
import { answerMissing } from '@/lib/platform/http/answer-missing';

export const metadata: Metadata = { title: 'Page not found' };

/** Every address of a language that has no page of its own: 404, in that language. */
export default function MissingPage() {
  return answerMissing(<LostPage />);
}
