import type { Metadata } from 'next';
import { ContributionQueue } from '@/components/contributions/contribution-queue';
import { LostPage } from '@/components/layout/lost-page';
import { ClientWords } from '@/components/ui/client-words';
import { memorialContributions } from '@/lib/memorials/api-paths';
import { memorialToEdit } from '@/lib/memorials/page-editor';
import { contributionsTo } from '@/lib/memorials/queries/contributions';
import { contributionsQuery } from '@/lib/memorials/schema-contributions';
import { requireUser } from '@/lib/platform/auth/page-viewer';
import { answerMissing } from '@/lib/platform/http/answer-missing';
import { getSay } from '@/lib/platform/language/get-say';

export async function generateMetadata(): Promise<Metadata> {
  const say = await getSay();
  return { title: say('contributions.page.title'), robots: { index: false } };
}

/** The translations that the page's client components need. */
const WORDS = ['contributions.queue', 'condolences.act', 'media.kinds', 'api', 'ui'] as const;

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** The contributed files of a memorial, for its keepers; everybody else gets a 404. */
export default async function MemorialContributionsPage({ params, searchParams }: Props) {
  const { id } = await params;
  const memorial = await memorialToEdit(id, memorialContributions(id));
  if (!memorial) return answerMissing(<LostPage />);
  const say = await getSay();
  const viewer = await requireUser(memorialContributions(id), say('api.logIn'));
  const asked = contributionsQuery.safeParse(await searchParams);
  const { state } = asked.data ?? contributionsQuery.parse({});
  const sent = await contributionsTo(viewer, id, state);
  return (
    <ClientWords parts={WORDS}>
      <ContributionQueue memorialId={id} fullName={memorial.fullName} state={state} {...sent} />
    </ClientWords>
  );
}
