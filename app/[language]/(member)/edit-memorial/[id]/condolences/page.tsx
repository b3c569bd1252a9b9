import type { Metadata } from 'next';
import { FamilyQueue } from '@/components/condolences/queue/family-queue';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { ClientMessages } from '@/components/ui/client-messages';
import { familyQueue } from '@/lib/condolences/queries/family-queue';
import { firstReaderChoices } from '@/lib/condolences/queries/first-reader-choices';
import { familyQueueQuery } from '@/lib/condolences/schema';
import { countWaitingMedia } from '@/lib/memorials/queries/contributions';
import { requireUser } from '@/lib/platform/auth/page-viewer';
import { respondNotFound } from '@/lib/platform/http/respond-not-found';
import { getTranslate } from '@/lib/platform/language/get-translate';
import { nullIfHidden } from '@/lib/platform/null-if-hidden';
import * as paths from '@/lib/platform/paths';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslate();
  return { title: t('condolences.page.title'), robots: { index: false } };
}

/** The translations that the page's client components need. */
const QUEUE_MESSAGES = [
  'condolences.queue',
  'condolences.act',
  'condolences.picture',
  'condolences.rule',
  'condolences.first',
  'condolences.faults',
  'api',
  'ui',
] as const;

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** The condolences of a memorial, for its keepers and admins; everybody else gets a 404. */
export default async function MemorialCondolencesPage({ params, searchParams }: Props) {
  const { id } = await params;
  const t = await getTranslate();
  const viewer = await requireUser(paths.memorialCondolences(id), t('api.logIn'));
  const { state, page } = await searchParams;
  const parsedQuery = familyQueueQuery.safeParse({
    ...(state && { state }),
    ...(page && { page }),
  });
  const query = parsedQuery.data ?? familyQueueQuery.parse({});
  const queue = await familyQueue(viewer, id, query).catch(nullIfHidden);
  if (!queue) return respondNotFound(<NotFoundPage />);
  return (
    <ClientMessages parts={QUEUE_MESSAGES}>
      <FamilyQueue
        memorialId={id}
        list={query.state}
        choices={await firstReaderChoices(viewer, id)}
        waitingMedia={await countWaitingMedia(id)}
        {...queue}
      />
    </ClientMessages>
  );
}
