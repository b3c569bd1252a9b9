import type { Metadata } from 'next';
import { FamilyQueue } from '@/components/condolences/queue/family-queue';
import { LostPage } from '@/components/layout/lost-page';
import { ClientWords } from '@/components/ui/client-words';
import { familyQueue } from '@/lib/condolences/queries/family-queue';
import { orMissing } from '@/lib/condolences/read-guest-book';
import { familyQueueQuery } from '@/lib/condolences/schema';
import { countWaitingMedia } from '@/lib/memorials/queries/contributions';
import { requireUser } from '@/lib/platform/auth/page-viewer';
import { AppError } from '@/lib/platform/errors';
import { answerMissing } from '@/lib/platform/http/answer-missing';
import { getSay } from '@/lib/platform/language/get-say';
import * as paths from '@/lib/platform/paths';

export async function generateMetadata(): Promise<Metadata> {
  const say = await getSay();
  return { title: say('condolences.page.title'), robots: { index: false } };
}

/** The translations that the page's client components need. */
const QUEUE_WORDS = [
  'condolences.queue',
  'condolences.act',
  'condolences.picture',
  'condolences.rule',
  'condolences.faults',
  'api',
  'ui',
] as const;

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** The condolences of a memorial, for its keepers; everybody else gets a 404. */
export default async function MemorialCondolencesPage({ params, searchParams }: Props) {
  const { id } = await params;
  const say = await getSay();
  const viewer = await requireUser(paths.memorialCondolences(id), say('api.logIn'));
  const { state, page } = await searchParams;
  const asked = familyQueueQuery.safeParse({ ...(state && { state }), ...(page && { page }) });
  const query = asked.data ?? familyQueueQuery.parse({});
  const queue = await familyQueue(viewer, id, query).catch(orNotTheirs);
  if (!queue) return answerMissing(<LostPage />);
  return (
    <ClientWords parts={QUEUE_WORDS}>
      <FamilyQueue
        memorialId={id}
        state={query.state}
        waitingMedia={await countWaitingMedia(id)}
        {...queue}
      />
    </ClientWords>
  );
}

/** A viewer who may see the memorial but not decide about condolences gets a 404, too. */
function orNotTheirs(error: unknown): null {
  return error instanceof AppError && error.code === 'forbidden' ? null : orMissing(error);
}
